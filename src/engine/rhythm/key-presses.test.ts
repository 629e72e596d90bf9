import { expect, test } from "vitest";
import type { Edit, KeyEvent } from "../trial/edit.ts";
import { dwellTime, keyPresses, pageDelay, rolloverShare, timerStep } from "./key-presses.ts";

const down = (code: string, at: number): KeyEvent => ({ kind: "down", code, at });
const up = (code: string, at: number): KeyEvent => ({ kind: "up", code, at });

/** A character typed by the last of these keys, and received some time after it. */
function typed(character: string, keys: readonly KeyEvent[], delay: number): Edit {
  const at = keys.at(-1)?.at ?? 0;
  return {
    kind: "typed",
    at,
    receivedAt: at + delay,
    keys,
    start: 0,
    removed: 0,
    inserted: [character],
  };
}

// "fred", with Shift held for the first, and R pressed before F is released.
const stream: readonly Edit[] = [
  typed("F", [down("ShiftLeft", 0), down("KeyF", 50)], 2),
  typed("r", [up("ShiftLeft", 80), down("KeyR", 150)], 4),
  typed("e", [up("KeyF", 160), up("KeyR", 250), down("KeyE", 300)], 350),
  typed("d", [up("KeyE", 380), down("KeyD", 420)], 3),
];

test("a press is a key that can write, from its press to its release", () => {
  expect(keyPresses(stream)).toEqual([
    { code: "KeyF", down: 50, up: 160 },
    { code: "KeyR", down: 150, up: 250 },
    { code: "KeyE", down: 300, up: 380 },
    { code: "KeyD", down: 420, up: null },
  ]);
});

test("dwell time is the median of 110, 100 and 80 ms", () => {
  expect(dwellTime(keyPresses(stream))).toBe(100);
});

test("rollover: one of three keys was pressed before the previous one was released", () => {
  expect(rolloverShare(keyPresses(stream))).toBe(1 / 3);
});

test("the page's delay: a blocked page shows in the worst, and hardly in the median", () => {
  expect(pageDelay(stream)).toEqual({ received: 4, median: 3.5, worst: 350 });
});

test("the clock's resolution is the coarsest that divides all times, and is unknown for few times", () => {
  const times = Array.from({ length: 10 }, (_, index) => index * 130.1);
  const edits = times.map((at) => typed("a", [down("KeyA", at)], 0.4));
  expect(timerStep(edits)).toBe(0.1);
  expect(timerStep(edits.slice(1))).toBe(null);
});

test("without keys there is no press, dwell time, rollover or delay", () => {
  const silent: readonly Edit[] = [
    { kind: "typed", at: 0, start: 0, removed: 0, inserted: ["a"] },
    { kind: "typed", at: 100, start: 1, removed: 0, inserted: ["b"] },
  ];
  const presses = keyPresses(silent);
  expect([dwellTime(presses), rolloverShare(presses), pageDelay(silent)]).toEqual([
    null,
    null,
    null,
  ]);
});

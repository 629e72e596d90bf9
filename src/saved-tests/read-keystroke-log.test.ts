import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse } from "../engine/analyse.ts";
import { trialOf } from "../engine/test-aids/typing-log.ts";
import { typingLogs } from "../engine/test-aids/typing-logs.ts";
import { applyEdit } from "../engine/trial/apply-edit.ts";
import type { EditKind } from "../engine/trial/edit.ts";
import { interrupt } from "../engine/trial/interruptions.ts";
import { endAtLimit } from "../engine/trial/end-trial.ts";
import { newTrial, type Trial } from "../engine/trial/trial.ts";
import { keystrokeLog, logAsJson } from "./keystroke-log.ts";
import { readKeystrokeLog } from "./read-keystroke-log.ts";

const character = fc.constantFrom("a", "b", " ", "é", "e\u0301", "’", "👩‍🚀", "\n", "क", "ि");
const time = fc.double({ min: 0, max: 9_000, noNaN: true });
const edit = fc.record({
  kind: fc.constantFrom<EditKind>(
    "typed",
    "deleted",
    "composing",
    "committed",
    "pasted",
    "adopted",
  ),
  at: time,
  start: fc.nat(12),
  removed: fc.nat(2),
  inserted: fc.array(character, { maxLength: 2 }),
  keys: fc.array(
    fc.record({
      kind: fc.constantFrom("down", "repeat", "up"),
      code: fc.constantFrom("KeyA", "KeyJ", "Space", "ShiftLeft", ""),
      at: time,
    }),
    { maxLength: 3 },
  ),
});
const told = fc.record({ told: time }, { requiredKeys: [] });
const interruption = fc.record({
  kind: fc.constantFrom("hidden", "stalled"),
  from: time,
  to: fc.oneof(time, fc.constant(Infinity)),
});

test("a saved and read log gives all figures again, to the bit", () => {
  fc.assert(
    fc.property(
      fc.array(character, { maxLength: 12 }),
      fc.array(fc.oneof(fc.tuple(edit, told), interruption), { maxLength: 30 }),
      fc.double({ min: 0, max: 1e7, noNaN: true }),
      (presented, list, opened) => {
        let trial: Trial = newTrial(presented.join(""), 10_000);
        for (const each of list) {
          if ("from" in each) {
            const { kind, from, to } = each;
            trial = interrupt(trial, { kind, from: opened + from, to: opened + to });
          } else {
            const [given, late] = each;
            const keys = given.keys.map((key) => ({ ...key, at: opened + key.at }));
            const when = late.told === undefined ? {} : { told: opened + late.told };
            trial = applyEdit(trial, { ...given, ...when, keys, at: opened + given.at });
          }
        }
        const ended = endAtLimit(trial, Infinity);
        if (ended.phase !== "finished") return;
        const read = readKeystrokeLog(logAsJson(keystrokeLog(ended, "10 seconds")));
        expect(read.title).toBe("10 seconds");
        expect(analyse(read.trial)).toEqual(analyse(ended));
      },
    ),
  );
});

test("logs of realistic typing give all figures again", () => {
  for (const log of typingLogs) {
    const trial = trialOf(log);
    if (trial.phase !== "finished") throw new Error("The log was expected to end its trial.");
    const read = readKeystrokeLog(logAsJson(keystrokeLog(trial, "Own text")));
    expect(analyse(read.trial)).toEqual(analyse(trial));
  }
});

test("a log of the first version is read", () => {
  const first = {
    format: "keypace-keystroke-log",
    version: 1,
    presented: "it",
    limit: null,
    duration: 455.75,
    edits: [
      { at: 0, kind: "typed", start: 0, removed: 0, inserted: "i" },
      { at: 130.25, kind: "typed", start: 1, removed: 0, inserted: "r" },
      { at: 301, kind: "deleted", start: 1, removed: 1, inserted: "" },
      { at: 455.75, kind: "typed", start: 1, removed: 0, inserted: "t" },
    ],
  };
  const { title, trial } = readKeystrokeLog(JSON.stringify(first));
  expect(title).toBe(null);
  // 2 characters in 455.75 ms, and a corrected r.
  expect(analyse(trial)).toMatchObject({
    duration: 455.75,
    summary: { wordsPerMinute: 53, errors: 0, wrongKeystrokes: 1 },
    corrections: { corrected: 1, left: 0 },
  });
});

test.each([
  ["what is no JSON", "it is", "not JSON"],
  ["what is no log", "{}", "no keystroke log"],
  ["a version not known", '{"format":"keypace-keystroke-log","version":9}', "no keystroke log"],
])("%s is refused in a sentence", (_name, text, sentence) => {
  expect(() => readKeystrokeLog(text)).toThrow(sentence);
});

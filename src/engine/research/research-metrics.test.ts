import { expect, test } from "vitest";
import {
  bandwidth,
  conscientiousness,
  correctionEfficiency,
  entryRate,
  timeCorrecting,
} from "./research-metrics.ts";
import { finished, setValue, typeKeys } from "../test-aids/key-script.ts";
import { applyEdit } from "../trial/apply-edit.ts";
import type { Edit } from "../trial/edit.ts";
import { newTrial, type Trial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";

test("201 characters span 200 intervals: in 40 seconds 60 words per minute", () => {
  expect(entryRate(201, 40_000)).toBe(60);
});

test("one character takes no time, and no time gives no rate", () => {
  expect(entryRate(1, 1_000)).toBe(0);
  expect(entryRate(0, 1_000)).toBe(0);
  expect(entryRate(200, 0)).toBe(0);
});

test('"the quick brown" typed "th quix<ck brpown": 14 correct, 2 left, 1 fixed by 1 Backspace', () => {
  const classes = { correct: 14, incorrectNotFixed: 2, incorrectFixed: 1, fixes: 1 };
  expect(bandwidth(classes)).toEqual({ utilised: 14 / 18, wasted: 4 / 18 });
  expect(correctionEfficiency(classes)).toBe(1);
  expect(conscientiousness(classes)).toBe(1 / 3);
});

test("a word erased at once is erased efficiently", () => {
  const classes = { correct: 20, incorrectNotFixed: 0, incorrectFixed: 6, fixes: 2 };
  expect(correctionEfficiency(classes)).toBe(3);
  expect(conscientiousness(classes)).toBe(1);
});

test("a text without a mistake has nothing to judge corrections by, and none at all no bandwidth", () => {
  const none = { correct: 0, incorrectNotFixed: 0, incorrectFixed: 0, fixes: 0 };
  expect(correctionEfficiency(none)).toBeNull();
  expect(conscientiousness(none)).toBeNull();
  expect(bandwidth(none)).toEqual({ utilised: 0, wasted: 0 });
});

function correcting(trial: Trial): number {
  const ended = finished(trial);
  return timeCorrecting(ended, typedCharacters(ended.inputStream));
}

test("a mistake and its Backspace take two of the four intervals", () => {
  expect(correcting(typeKeys("cat", "cx<at", 150))).toBe(300);
});

test("each right letter erased to reach the mistake takes two more intervals", () => {
  // x, t, and two Backspaces.
  expect(correcting(typeKeys("cats", "cxt<<ats", 100))).toBe(400);
});

test("a commit by the Backspace that ends a composition takes none of its time", () => {
  const edits: readonly Edit[] = [
    { kind: "composing", at: 0, start: 0, removed: 0, inserted: ["c"] },
    { kind: "composing", at: 100, start: 1, removed: 0, inserted: ["x"] },
    { kind: "committed", at: 300, start: 0, removed: 2, inserted: ["c", "x"] },
    { kind: "deleted", at: 300, start: 1, removed: 1, inserted: [] },
    { kind: "typed", at: 400, start: 1, removed: 0, inserted: ["a"] },
    { kind: "typed", at: 500, start: 2, removed: 0, inserted: ["t"] },
  ];
  // 100 ms into the "x", and 200 ms into the Backspace.
  expect(correcting(edits.reduce<Trial>(applyEdit, newTrial("cat")))).toBe(300);
});

test("the pause before a Backspace belongs to the correction", () => {
  const noticed = setValue(typeKeys("cats", "cx", 100), "c", 3_100, "deleted");
  expect(correcting(setValue(noticed, "cats", 3_400, "inserted"))).toBe(3_100);
});

test("a first letter that is erased has taken no time", () => {
  expect(correcting(typeKeys("cat", "x<cat", 100))).toBe(100);
});

test("a text without a correction took no time to correct", () => {
  expect(correcting(typeKeys("cat", "cxt", 100))).toBe(0);
});

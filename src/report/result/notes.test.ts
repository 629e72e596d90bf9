import { expect, test } from "vitest";
import { finished, setValue } from "../../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../../engine/trial/trial.ts";
import {
  assistanceNotes,
  correctionsNote,
  interruptionNotes,
  notesOf,
  refusalsNote,
} from "./notes.ts";

const trial = { startedAt: 1_000, finishedAt: 61_000 };

test("without an interruption there is no note of one", () => {
  expect(interruptionNotes({ ...trial, interruptions: [] })).toEqual([]);
});

test("each kind of interruption is reported with the part of its length that was in the test", () => {
  expect(
    interruptionNotes({
      ...trial,
      interruptions: [
        { kind: "hidden", from: 0, to: 3_000 },
        { kind: "hidden", from: 51_000, to: Number.POSITIVE_INFINITY },
        { kind: "stalled", from: 30_000, to: 31_500 },
      ],
    }),
  ).toEqual([
    "The page was hidden for 12.0 s of this test. The clock kept running.",
    "The page was frozen for 1.5 s of this test. The clock kept running.",
  ]);
});

test("a moment too short to be written in tenths of a second is not called 0.0 s", () => {
  expect(
    interruptionNotes({ ...trial, interruptions: [{ kind: "hidden", from: 2_000, to: 2_030 }] }),
  ).toEqual(["The page was hidden for less than 0.1 s of this test. The clock kept running."]);
});

test("an interruption before the first key is not reported", () => {
  expect(
    interruptionNotes({ ...trial, interruptions: [{ kind: "hidden", from: 0, to: 1_000 }] }),
  ).toEqual([]);
});

test("characters that were not typed are counted as all else is written", () => {
  expect(assistanceNotes(new Map([["pasted", 99_990]]))).toEqual([
    "99,990 characters were pasted, so this is not a measure of typing.",
  ]);
  expect(assistanceNotes(new Map([["history", 1]]))).toEqual([
    "1 character was restored by undo or redo.",
  ]);
});

test("keys refused at a mistake are reported, with what they count as", () => {
  const counts = "Blocked keys are not errors or wrong keystrokes, but they cost time.";
  expect([0, 1, 12].map(refusalsNote)).toEqual([
    `Stop on mistakes was on and blocked no keys. ${counts}`,
    `Stop on mistakes was on and blocked 1 key. ${counts}`,
    `Stop on mistakes was on and blocked 12 keys. ${counts}`,
  ]);
});

test("the result says what could not be corrected, and how many keys that cost", () => {
  expect(correctionsNote({ limit: "wordonly", refusals: 2 }, false)).toBe(
    "Only the current word could be corrected. 2 keys were blocked because of this.",
  );
  expect(correctionsNote({ limit: "nobackspace", refusals: 0 }, false)).toBe(
    "Nothing could be corrected. No key was blocked because of this.",
  );
});

test("what was erased under composition is said to be no mistake, and to have been possible", () => {
  const composed = (...values: readonly string[]) =>
    notesOf(
      finished(
        values.reduce<Trial>(
          (before, value, index) => setValue(before, value, index * 200, "composing"),
          newTrial("the"),
        ),
      ),
      { corrections: { limit: "nobackspace", refusals: 0 } },
    );
  expect(composed("t", "tj", "t", "th", "the").slice(0, 2)).toEqual([
    "Nothing could be corrected, except words that were still being composed. No key was blocked because of this.",
    "Letters that were erased while an input method or phone keyboard was still composing a word do not count as mistakes.",
  ]);
  // A conversion erases nothing.
  expect(composed("t", "tj", "the")[0]).toBe(
    "Nothing could be corrected. No key was blocked because of this.",
  );
});

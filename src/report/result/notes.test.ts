import { expect, test } from "vitest";
import { assistanceNotes, interruptionNotes } from "./notes.ts";

const trial = { startedAt: 1_000, finishedAt: 61_000 };

test("nothing interrupted, nothing said", () => {
  expect(interruptionNotes({ ...trial, interruptions: [] })).toEqual([]);
});

test("each kind is told with its length, only as far as it fell into the test", () => {
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
    "The page was out of sight for 12.0 s of this test, and the clock went on.",
    "The page stood still for 1.5 s of this test, and the clock went on.",
  ]);
});

test("what came before the first key is not part of the test", () => {
  expect(
    interruptionNotes({ ...trial, interruptions: [{ kind: "hidden", from: 0, to: 1_000 }] }),
  ).toEqual([]);
});

test("characters that were not typed are counted as all else is written", () => {
  expect(assistanceNotes(new Map([["pasted", 99_990]]))).toEqual([
    "99,990 characters were pasted, so this is not a measure of typing.",
  ]);
  expect(assistanceNotes(new Map([["history", 1]]))).toEqual([
    "1 character was put back by undo or redo.",
  ]);
});

import { expect, test } from "vitest";
import { applyEdit } from "../trial/apply-edit.ts";
import { commitComposition } from "../trial/composition.ts";
import { interKeyIntervals, median, variationOfIntervals, pauses } from "./inter-key-intervals.ts";
import { plain, type PlainTrial, setValue, typeKeys } from "../test-aids/key-script.ts";
import type { Edit } from "../trial/edit.ts";
import { newTrial } from "../trial/trial.ts";

const intervals = ({ inputStream }: PlainTrial) => interKeyIntervals(inputStream);

test("the first key has no interval; corrections have theirs", () => {
  expect(intervals(typeKeys("cat", "cx<at", 150))).toEqual([null, 150, 150, 150, 150]);
});

test("a pause is an interval like any other", () => {
  expect(intervals(setValue(typeKeys("cats", "ca"), "cat", 9_100))).toEqual([null, 100, 9_000]);
});

test("neither the interval into a paste nor the one out of it counts", () => {
  const pasted = setValue(typeKeys("caterpillar", "ca"), "cater", 700, "pasted");
  const typedOn = setValue(setValue(pasted, "caterp", 900), "caterpi", 1_050);
  expect(intervals(typedOn)).toEqual([null, 100, null, null, 150]);
});

test("undo and autocorrection have no rhythm either", () => {
  const undone = setValue(typeKeys("cats", "cat"), "ca", 300, "history");
  expect(intervals(setValue(undone, "cat", 400)).slice(3)).toEqual([null, null]);
});

test("what happens before the clock starts does not count", () => {
  const prefilled = setValue(plain(newTrial("cats")), "cx", 0, "prefilled");
  const erased = setValue(prefilled, "c", 500, "deleted");
  expect(intervals(setValue(setValue(erased, "ca", 900), "cat", 1_000))).toEqual([
    null,
    null,
    null,
    100,
  ]);
});

test("the keys of a composed word have their times, and its commit is skipped", () => {
  const composed = ["h", "he", "hey"].reduce<PlainTrial>(
    (trial, value, index) => setValue(trial, value, index * 100, "composing"),
    plain(newTrial("hey you")),
  );
  const commit = commitComposition(composed, 350);
  const settled = commit ? plain(applyEdit(composed, commit)) : composed;
  expect(intervals(setValue(settled, "hey ", 360))).toEqual([null, 100, 100, null, 160]);
});

test("several edits by one key are one keystroke", () => {
  const edit = (at: number, receivedAt: number | null, removed: number, text: string): Edit => ({
    kind: "composing",
    start: 0,
    removed,
    inserted: Array.from(text),
    at,
    ...(receivedAt !== null && { receivedAt }),
  });
  const stream = [
    edit(0, 5, 0, "न"),
    edit(100, 108, 1, "म"),
    edit(109, null, 1, "न"),
    edit(110, null, 0, "म"),
    edit(180, 185, 1, "न"),
    edit(206, null, 1, "म"),
  ];
  expect(interKeyIntervals(stream)).toEqual([null, 100, null, null, 80, 26]);
});

test("median: the middle one, or the mean of the middle two", () => {
  expect(median([300, 100, 120])).toBe(120);
  expect(median([300, 100, 120, 140])).toBe(130);
  expect(median([])).toBeNull();
});

test("variation: 0 for a metronome, the standard deviation over the mean otherwise", () => {
  expect(variationOfIntervals([100, 100, 100])).toBe(0);
  // Mean 200, squares 10 000 + 0 + 10 000 over 2: deviation 100.
  expect(variationOfIntervals([100, 200, 300])).toBe(0.5);
});

test("variation needs two intervals and some time", () => {
  expect(variationOfIntervals([100])).toBeNull();
  expect(variationOfIntervals([0, 0, 0])).toBeNull();
});

test("a pause is an interval of more than two seconds, or as long after the last key of a timed trial", () => {
  const { inputStream } = setValue(setValue(typeKeys("cats", "c"), "ca", 2_000), "cat", 5_000);
  const pausesUpTo = (to: number) =>
    pauses(inputStream, { from: 0, to }, interKeyIntervals(inputStream));
  expect(pausesUpTo(7_000)).toBe(1);
  expect(pausesUpTo(7_001)).toBe(2);
});

test("no pause begins before the start of the clock", () => {
  const empty: Edit = { kind: "typed", at: 0, start: 0, removed: 0, inserted: [] };
  const inputStream: Edit[] = [empty, { ...empty, kind: "committed", at: 3_000 }];
  const ran = { from: 3_000, to: 3_000 };
  expect(pauses(inputStream, ran, interKeyIntervals(inputStream))).toBe(0);
});

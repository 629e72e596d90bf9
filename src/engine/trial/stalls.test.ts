import { expect, test } from "vitest";
import { interKeyIntervals } from "../rhythm/inter-key-intervals.ts";
import { setValue, typeKeys } from "../test-aids/key-script.ts";
import { pauses } from "../rhythm/pauses.ts";
import { stallsDuring } from "./stalls.ts";

test("stalls are cut to the trial and counted from its start", () => {
  expect(
    stallsDuring(1_000, 9_000, [
      { from: 0, to: 1_500 },
      { from: 4_000, to: 5_000 },
      { from: 8_500, to: 20_000 },
    ]),
  ).toEqual({
    spans: [
      { from: 0, to: 500 },
      { from: 3_000, to: 4_000 },
      { from: 7_500, to: 8_000 },
    ],
    total: 2_000,
    longest: 1_000,
  });
});

test("stalls that overlap or touch are one, in any order", () => {
  const stalls = stallsDuring(0, 9_000, [
    { from: 3_000, to: 4_000 },
    { from: 1_000, to: 2_000 },
    { from: 1_500, to: 3_000 },
  ]);
  expect(stalls).toEqual({ spans: [{ from: 1_000, to: 4_000 }], total: 3_000, longest: 3_000 });
});

test("stalls outside the trial, or of no length, are none", () => {
  const stalls = stallsDuring(1_000, 2_000, [
    { from: 0, to: 900 },
    { from: 1_500, to: 1_500 },
    { from: 2_000, to: 3_000 },
  ]);
  expect(stalls).toEqual({ spans: [], total: 0, longest: 0 });
});

test("a pause is an interval of more than two seconds, with what the page had of it", () => {
  const { inputStream } = setValue(setValue(typeKeys("cats", "c"), "ca", 2_000), "cat", 5_000);
  const stalls = stallsDuring(0, 5_000, [{ from: 1_000, to: 2_500 }]);
  expect(pauses(inputStream, 0, interKeyIntervals(inputStream), stalls)).toEqual([
    { from: 2_000, to: 5_000, edit: 2, stalled: 500 },
  ]);
});

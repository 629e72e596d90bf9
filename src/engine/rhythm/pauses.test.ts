import { expect, test } from "vitest";
import { setValue, typeKeys } from "../test-aids/key-script.ts";
import { stallsDuring } from "../trial/interruptions.ts";
import { interKeyIntervals } from "./inter-key-intervals.ts";
import { pauses } from "./pauses.ts";

test("a pause is an interval of more than two seconds, with what the page had of it", () => {
  const { inputStream } = setValue(setValue(typeKeys("cats", "c"), "ca", 2_000), "cat", 5_000);
  const stalls = stallsDuring(0, 5_000, [{ from: 1_000, to: 2_500 }]);
  expect(
    pauses(inputStream, { from: 0, to: 5_000 }, interKeyIntervals(inputStream), stalls),
  ).toEqual([{ from: 2_000, to: 5_000, edit: 2, stalled: 500 }]);
});

test("so is what follows the last key of a timed trial, where it is as long", () => {
  const { inputStream } = typeKeys("cats", "cat", 1_000);
  const upTo = (to: number) =>
    pauses(inputStream, { from: 0, to }, interKeyIntervals(inputStream), stallsDuring(0, to, []));
  expect(upTo(4_000)).toEqual([]);
  expect(upTo(15_000)).toEqual([{ from: 2_000, to: 15_000, edit: null, stalled: 0 }]);
});

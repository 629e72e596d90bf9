import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test("the median of an even count lies between the two in the middle", () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
  expect(median([5, 1, 9])).toBe(5);
});

test("a percentile is the value at the nearest rank", () => {
  expect(percentile([10, 20, 30, 40], 0.5)).toBe(20);
  expect(percentile([10, 20, 30, 40], 0.95)).toBe(40);
});

test("no values have 0 as their median and percentile", () => {
  expect([median([]), percentile([], 0.5)]).toEqual([0, 0]);
});

import { describe, expect, test } from "vitest";
import { isBeyondNoise } from "./difference-beyond-noise.ts";
import { setValue, typeKeys } from "../test-aids/key-script.ts";
import { isTypedThroughout, likelyRange } from "./likely-range.ts";
import { studentQuantile } from "./student-t.ts";
import { normal, randomFrom } from "../test-aids/typing-log.ts";

describe("Student's t at 0.975, as published tables have it", () => {
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [9, 2.262],
    [10, 2.228],
    [29, 2.045],
    [30, 2.042],
    [60, 2.0],
    [120, 1.98],
    [1_000, 1.962],
  ])("%d degrees of freedom: %d", (freedom, expected) => {
    expect(studentQuantile(freedom)).toBeCloseTo(expected, 3);
  });
});

/** Six batches of ten intervals with these means. */
const batchesOf = (means: readonly number[]) =>
  means.flatMap((mean) => Array<number>(10).fill(mean));

test("six batches: t with 5 degrees of freedom times the standard error over the mean", () => {
  // Mean 200; squares 6 × 400 over 5: deviation 21.909; over √6: 8.944. 2.5706 × 8.944 / 200 = 0.11496.
  const range = likelyRange(60, batchesOf([180, 220, 180, 220, 180, 220]));
  expect(range?.halfWidth).toBeCloseTo(0.11496, 5);
  // 60 × e^−0.11496 = 53.48, 60 × e^0.11496 = 67.31, rounded outward.
  expect(range).toMatchObject({ low: 53, high: 68 });
});

test("with 200 intervals the batches have 20", () => {
  // Batches of 10 alternate between 150 and 250, batches of 20 are all alike.
  const intervals = Array.from({ length: 200 }, (_, index) => (index % 20 < 10 ? 150 : 250));
  expect(likelyRange(60, intervals)).toEqual({ low: 60, high: 60, halfWidth: 0 });
  expect(likelyRange(60, intervals.slice(0, 190))?.halfWidth).toBeGreaterThan(0.1);
});

test("what is left over joins the last batch", () => {
  // 69 intervals: five batches of 10 at 100, the last of 19: (10 × 100 + 9 × 290) / 19 = 190.
  const intervals = [...Array<number>(60).fill(100), ...Array<number>(9).fill(290)];
  // Means 100 × 5 and 190: mean 115, squares 5 × 225 + 5 625 over 5: 1 350; over 6: 225, error 15.
  expect(likelyRange(60, intervals)?.halfWidth).toBeCloseTo((2.570582 * 15) / 115, 5);
});

test("59 intervals are too short for a range", () => {
  expect(likelyRange(60, Array<number>(59).fill(100))).toBeNull();
  expect(likelyRange(60, Array<number>(60).fill(100))).not.toBeNull();
});

test("no time, no range", () => {
  expect(likelyRange(0, Array<number>(60).fill(0))).toBeNull();
});

test("with independent intervals about 94 of 100 ranges hold the true pace", () => {
  const random = randomFrom(2_026);
  const median = 180;
  const spread = 0.45;
  const trueMean = median * Math.exp(spread ** 2 / 2);
  let holding = 0;
  const trials = 2_000;
  for (let trial = 0; trial < trials; trial += 1) {
    const intervals = Array.from({ length: 205 }, () => median * Math.exp(spread * normal(random)));
    const mean = intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length;
    const range = likelyRange(12_000 / mean, intervals);
    if (range && Math.abs(Math.log(mean / trueMean)) <= range.halfWidth) holding += 1;
  }
  expect(holding / trials).toBeGreaterThan(0.925);
  expect(holding / trials).toBeLessThan(0.965);
});

test("autocorrection is typing; a paste, undo or text from before are not", () => {
  const typed = typeKeys("caterpillar", "cta");
  expect(isTypedThroughout(setValue(typed, "cat", 500, "replaced").inputStream)).toBe(true);
  for (const kind of ["pasted", "dropped", "inserted", "history", "adopted"] as const) {
    expect(isTypedThroughout(setValue(typed, "ctater", 500, kind).inputStream)).toBe(false);
  }
});

test("taking back by undo leaves what was typed typed", () => {
  const undone = setValue(typeKeys("caterpillar", "cat"), "c", 500, "history");
  expect(isTypedThroughout(undone.inputStream)).toBe(true);
});

test("two speeds differ only beyond the noise of both", () => {
  const sixty = { wordsPerMinute: 60, halfWidth: 0.06 };
  // √(0.06² + 0.08²) = 0.1; ln(66 / 60) = 0.0953, ln(67 / 60) = 0.1103.
  expect(isBeyondNoise(sixty, { wordsPerMinute: 66, halfWidth: 0.08 })).toBe(false);
  expect(isBeyondNoise(sixty, { wordsPerMinute: 67, halfWidth: 0.08 })).toBe(true);
  expect(isBeyondNoise({ wordsPerMinute: 67, halfWidth: 0.08 }, sixty)).toBe(true);
});

test("a speed of 0 differs from none", () => {
  const none = { wordsPerMinute: 0, halfWidth: 0 };
  expect(isBeyondNoise(none, { wordsPerMinute: 60, halfWidth: 0.1 })).toBe(false);
});

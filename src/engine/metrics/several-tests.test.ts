import { expect, test } from "vitest";
import { nextRange } from "./likely-range.ts";
import {
  averageRange,
  changeOverTime,
  combinedSpeed,
  currentSpeed,
  reachAfter,
} from "./several-tests.ts";

/** Tests with these speeds in WPM, each with a standard deviation of 0.1 on the scale of logarithms. */
const tests = (...speeds: readonly number[]) =>
  speeds.map((wordsPerMinute) => ({
    wordsPerMinute,
    halfWidth: 0.196,
    likelyRange: nextRange(wordsPerMinute, 0.196),
  }));

test("one test alone: its own range", () => {
  // 60 × e^∓(0.196 × √2) = 45.5 and 79.2.
  expect(combinedSpeed(tests(60))).toMatchObject({ tests: 1, low: 45, high: 80 });
});

test("three tests as one: 50, 55 and 60.5 WPM, each a tenth faster", () => {
  // On the scale of logarithms 0.09531 apart: squares 2 × 0.09531² = 0.018168. The variance is
  // (8 × 0.01 + 0.018168) / (8 + 2) = 0.0098168; 1.96 × √(0.0098168 × 4/3) = 0.22424.
  // 55 × e^∓0.22424 = 43.95 and 68.83.
  const found = combinedSpeed(tests(50, 55, 60.5));
  expect(found?.wordsPerMinute).toBeCloseTo(55, 9);
  expect(found).toMatchObject({ tests: 3, low: 43, high: 69 });
});

test("the average has a range even of tests too short for their own", () => {
  // As above 1.96 × √(0.0098168 / 3) = 0.11212: 55 × e^∓0.11212 = 49.17 and 61.52.
  expect(averageRange(tests(50, 55, 60.5))).toEqual({ low: 49, high: 62 });
  // Without half-widths √(0.018168 / 2) = 0.09531 and Student's 4.303 for two degrees of freedom:
  // 4.303 × 0.09531 / √3 = 0.23678. 55 × e^∓0.23678 = 43.40 and 69.69.
  const short = [50, 55, 60.5].map((wordsPerMinute) => ({ wordsPerMinute, halfWidth: null }));
  expect(averageRange(short)).toEqual({ low: 43, high: 70 });
  expect(averageRange(short.slice(0, 1))).toBeNull();
});

test("tests that differ more than they do within themselves widen the range", () => {
  // 40 and 90 are 0.81093 apart: squares 0.32880; (0.08 + 0.3288) / 9 = 0.045423;
  // 1.96 × √(0.045423 × 3/2) = 0.51161. 60 × e^∓0.51161 = 35.97 and 100.08.
  expect(combinedSpeed(tests(40, 90))).toMatchObject({ low: 35, high: 101 });
});

test("the variance within is that of the tests that have one, and a test without speed is left out", () => {
  const short = { wordsPerMinute: 60, halfWidth: null };
  const still = { wordsPerMinute: 0, halfWidth: 0.196 };
  expect(combinedSpeed([...tests(60), short, still])).toEqual(combinedSpeed(tests(60, 60)));
  expect(combinedSpeed([short, short])).toBeNull();
  expect(combinedSpeed([still])).toBeNull();
  expect(combinedSpeed([])).toBeNull();
  expect(changeOverTime([short, short])).toBeNull();
});

test("tests too uneven for a useful range have no combined range", () => {
  const uneven = { wordsPerMinute: 60, halfWidth: 1 };
  expect(combinedSpeed([uneven])).toBeNull();
  // Four more like it come to √(6/5) instead of √2, which is within a factor of three: 1.0954 < 1.0986.
  expect(reachAfter([uneven], 4)).toBeCloseTo(1.0954, 4);
});

test("more tests like it narrow the range, down to the variation between tests", () => {
  // 0.196 × √(1 + 1/4) after three more, 0.196 in the end.
  expect(reachAfter(tests(60), 3)).toBeCloseTo(0.219_13, 5);
  expect(reachAfter(tests(60), 1_000_000)).toBeCloseTo(0.196, 5);
  expect(reachAfter([], 3)).toBeNull();
});

test("of two tests the second is compared with the first", () => {
  // √(0.196² + 0.196²) = 0.27719: a factor of 1.3194.
  expect(changeOverTime(tests(50))).toBeNull();
  expect(changeOverTime(tests(50, 65.9))).toMatchObject({ isBeyondChance: false });
  expect(changeOverTime(tests(50, 66.1))).toMatchObject({ isBeyondChance: true });
});

test("the later half is compared with the earlier one by the variance within each", () => {
  // Each half differs by a tenth: squares 2 × 0.09531² / 2 = 0.009084; (0.08 + 0.009084) / (8 + 2) =
  // 0.0089084; 1.96 × √(0.0089084 × (1/2 + 1/2)) = 0.18499, a factor of 1.2032.
  expect(changeOverTime(tests(50, 55, 60, 66))).toMatchObject({ isBeyondChance: false });
  const faster = changeOverTime(tests(50, 55, 60.2, 66.22));
  expect(faster).toMatchObject({ isBeyondChance: true });
  expect(faster?.earlier).toBeCloseTo(Math.sqrt(50 * 55), 9);
  expect(faster?.later).toBeCloseTo(Math.sqrt(60.2 * 66.22), 9);
});

test("of many tests the first five and the last five are compared", () => {
  const change = changeOverTime(tests(40, 40, 40, 40, 40, 90, 90, 50, 50, 50, 50, 50));
  expect(change?.earlier).toBeCloseTo(40, 9);
  expect(change?.later).toBeCloseTo(50, 9);
  expect(change?.isBeyondChance).toBe(true);
});

test("the speed now is that of all tests, or of the last ones if it has changed", () => {
  expect(currentSpeed(tests(50, 55, 50, 55))).toEqual(combinedSpeed(tests(50, 55, 50, 55)));
  expect(currentSpeed(tests(40, 40, 60, 60))).toEqual(combinedSpeed(tests(60, 60)));
  // Tests without speed take no place in the last group.
  expect(currentSpeed(tests(40, 40, 60, 60, 0, 0))).toEqual(combinedSpeed(tests(60, 60)));
  expect(currentSpeed([])).toBeNull();
  expect(currentSpeed(tests(30, 60))).toEqual(combinedSpeed(tests(60)));
  // A test of fewer than a hundred characters alone, which is too short for a range.
  const short = tests(30, 60).map((one) => ({ ...one, likelyRange: null }));
  expect(currentSpeed(short)).toBeNull();
});

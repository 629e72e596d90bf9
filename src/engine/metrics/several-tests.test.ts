import { expect, test } from "vitest";
import { changeOver, pooledSpeed } from "./several-tests.ts";

/** Tests with no range of their own, so that their scatter alone counts. */
const speeds = (...all: readonly number[]) =>
  all.map((wordsPerMinute) => ({ wordsPerMinute, halfWidth: null }));

test("three tests as one: 50, 55 and 60.5 WPM, each a tenth faster", () => {
  // On the scale of logarithms 0.09531 apart, so that is their standard deviation; t with 2 degrees of
  // freedom is 4.3027: 4.3027 × 0.09531 × √(4/3) = 0.47353. 55 × e^∓0.47353 = 34.25 and 88.31.
  const pooled = pooledSpeed(speeds(50, 55, 60.5));
  expect(pooled?.wordsPerMinute).toBeCloseTo(55, 9);
  expect(pooled).toMatchObject({ low: 34, high: 89 });
});

test("tests that agree better than their own unevenness lets expect are no surer than that", () => {
  // The variance is that within them, (0.31824 / 3.1824)² = 0.01, with 2 + 9 degrees of freedom:
  // 2.2010 × 0.1 × √(4/3) = 0.25415. 60 × e^∓0.25415 = 46.5 and 77.4.
  const even = { wordsPerMinute: 60, halfWidth: 0.318_244_6 };
  expect(pooledSpeed([even, even, even])).toMatchObject({ low: 46, high: 78 });
});

test("two tests are too few to be pooled, and so are tests of which one has no speed", () => {
  expect(pooledSpeed(speeds(50, 60))).toBeNull();
  expect(changeOver(speeds(50, 60))).toBeNull();
  expect(pooledSpeed(speeds(50, 0, 60))).toBeNull();
  expect(changeOver(speeds(50, 0, 60))).toBeNull();
});

test("the later half is compared with the earlier one by what the tests of each differ", () => {
  // Each half differs by a tenth: squares 2 × 0.09531² / 2, over 2 degrees of freedom, are 0.004542,
  // times 1.23² 0.006872. t is 4.3027: 4.3027 × √(0.006872 × (1/2 + 1/2)) = 0.35668, a factor of 1.4286.
  expect(changeOver(speeds(50, 55, 71, 78.1))).toMatchObject({ isBeyondNoise: false });
  const faster = changeOver(speeds(50, 55, 72, 79.2));
  expect(faster).toMatchObject({ isBeyondNoise: true });
  expect(faster?.earlier).toBeCloseTo(Math.sqrt(50 * 55), 9);
  expect(faster?.later).toBeCloseTo(Math.sqrt(72 * 79.2), 9);
});

test("of many tests the first five and the last five are compared", () => {
  const change = changeOver(speeds(40, 40, 40, 40, 40, 90, 90, 50, 50, 50, 50, 50));
  expect(change?.earlier).toBeCloseTo(40, 9);
  expect(change?.later).toBeCloseTo(50, 9);
  expect(change?.isBeyondNoise).toBe(true);
});

import { describe, expect, test } from "vitest";
import { isBeyondNoise } from "./difference-beyond-noise.ts";
import { setValue, typeKeys } from "../test-aids/key-script.ts";
import type { Step } from "../rhythm/steps.ts";
import { isTypedThroughout, likelyRange } from "./likely-range.ts";
import { studentQuantile } from "./student-t.ts";

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

/** Steps of a character each. */
const stepsOf = (times: readonly number[]): readonly Step[] =>
  times.map((time) => ({ time, characters: 1 }));

const halves = (one: number, other: number) =>
  stepsOf([...Array<number>(50).fill(one), ...Array<number>(50).fill(other)]);

test("a slow half and a quick one, worked out by hand", () => {
  // R is 200; 50 steps come 20 late, then 50 come 20 early. Σ cos over the first half of a wave of
  // 100 steps is 1 / (2 sin(π / 200)) = 31.832: the first amplitude is 2 × 20 × 31.832 = 1 273.3, the
  // second 0, the third 2 × 20 × −1 / (2 sin(3π / 200)) = −424.6. √(2/3 × (1 273.3² + 424.6²)) = 1 095.9.
  // 1.23 × 3.1824 × 1 095.9 / 20 000 = 0.21449.
  const range = likelyRange(60, halves(220, 180));
  expect(range?.halfWidth).toBeCloseTo(0.21449, 4);
  // × √2: 0.30333; 60 × e^−0.30333 = 44.3, 60 × e^0.30333 = 81.3, rounded outward.
  expect(range).toMatchObject({ low: 44, high: 82 });
});

test("which half is the slow one makes no difference", () => {
  const { halfWidth = 0 } = likelyRange(60, halves(180, 220)) ?? {};
  expect(halfWidth).toBeCloseTo(likelyRange(60, halves(220, 180))?.halfWidth ?? 0, 12);
});

test("25 corrections in the second half make a range, though every key took 200 ms", () => {
  const corrected = [-1, 1, 1].map((characters) => ({ time: 200, characters }));
  const steps = [
    ...stepsOf(Array<number>(125).fill(200)),
    ...Array.from({ length: 25 }, () => [...stepsOf([200, 200, 200]), ...corrected]).flat(),
  ];
  const range = likelyRange(40.5, steps);
  expect(range?.low).toBeLessThan(32);
  expect(range?.high).toBeGreaterThan(51);
});

test("an even rhythm has no scatter", () => {
  expect(likelyRange(60, halves(200, 200))).toEqual({ low: 60, high: 60, halfWidth: 0 });
});

test("99 characters are too short for a range", () => {
  // The first one starts the clock, and is no step.
  const steps = stepsOf(Array<number>(99).fill(100));
  expect(likelyRange(60, steps)).not.toBeNull();
  expect(likelyRange(60, steps.slice(1))).toBeNull();
  // Keys that only correct do not make a test longer.
  expect(likelyRange(60, [...steps.slice(1), { time: 100, characters: -1 }])).toBeNull();
});

test("a test that stood still for most of its time is too uneven for a range", () => {
  expect(likelyRange(60, [...halves(200, 200), { time: 60_000, characters: 0 }])).toBeNull();
});

test("no time, no range", () => {
  expect(likelyRange(0, halves(0, 0))).toBeNull();
});

test("autocorrection is typing; a paste, undo or text from before are not", () => {
  const typed = typeKeys("caterpillar", "cta");
  expect(isTypedThroughout(setValue(typed, "cat", 500, "replaced").inputStream)).toBe(true);
  for (const kind of ["pasted", "dropped", "inserted", "history", "prefilled"] as const) {
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

test("from a speed of 0 every other differs", () => {
  const none = { wordsPerMinute: 0, halfWidth: 0 };
  expect(isBeyondNoise(none, { wordsPerMinute: 60, halfWidth: 0.1 })).toBe(true);
  expect(isBeyondNoise(none, none)).toBe(false);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { compareConditions, type SpeedsInConditions, testsToDetect } from "./compare-conditions.ts";
import type { Speed } from "./likely-range.ts";

const speeds = (halfWidth: number | null, ...all: readonly number[]): readonly Speed[] =>
  all.map((wordsPerMinute) => ({ wordsPerMinute, halfWidth }));

/** Compares runs that have one kind of text. */
const compared = (runs: readonly SpeedsInConditions[]) =>
  compareConditions(runs.map((run) => [run]));

test("a difference, worked by hand: 50 and 50 WPM against 55 and 55", () => {
  // v = (8 × 0.1² + 0) / (8 + 2) = 0.008, w = 2 × 2 / 4 = 1; ln 1.1 ± 1.96 √0.008.
  const difference = compared([{ a: speeds(0.196, 50, 50), b: speeds(0.196, 55, 55) }]);
  expect(difference?.logRatio).toBeCloseTo(0.09531, 5);
  expect(difference?.reach).toBeCloseTo(0.17531, 5);
  expect(difference?.tests).toBe(4);
  // 4 × (0.17531 / ln 1.05 × 2.80 / 1.96)² = 105.5: 102 more.
  expect(difference && testsToDetect(difference, 1.05)).toBe(102);
});

test("without half-widths, Student's t of the tests alone: e³ and e⁵ against e⁴ and e⁶", () => {
  // Variance (1 + 1 + 1 + 1) / 2 = 2, two degrees of freedom: t = 4.3027; 1 ± 4.3027 √2.
  const [three, four, five, six] = [3, 4, 5, 6].map((power) => Math.exp(power));
  const difference = compared([
    { a: speeds(null, three ?? 0, five ?? 0), b: speeds(null, four ?? 0, six ?? 0) },
  ]);
  expect(difference?.logRatio).toBeCloseTo(1, 9);
  expect(difference?.reach).toBeCloseTo(4.3027 * Math.SQRT2, 3);
});

test("runs with different differences, worked by hand: 50 WPM against 50, and against 50e⁰·⁴", () => {
  // v = 8 × 0.1² / (8 + 4) = 1/150, both w = 150: Q = 12, τ² = (12 − 1) / 150, both u = 12.5; of one degree
  // of freedom, t = 12.706.
  const runs = [0, 0.4].map((power) => ({
    a: speeds(0.196, 50, 50),
    b: speeds(0.196, ...Array<number>(2).fill(50 * Math.exp(power))),
  }));
  const difference = compared(runs);
  expect(difference?.logRatio).toBeCloseTo(0.2, 9);
  expect(difference?.reach).toBeCloseTo(12.706 / 5, 4);
});

test("runs of people with other speeds, all 10% faster in B, are 10% faster together", () => {
  const runs = [30, 60, 90].map((speed) => ({
    a: speeds(0.1, speed, speed),
    b: speeds(0.1, speed * 1.1),
  }));
  expect(compared(runs)?.logRatio).toBeCloseTo(Math.log(1.1), 9);
});

test("kinds of text are compared with themselves, so that leaving early favours no condition", () => {
  // Half as fast on the second text, and never typed in B.
  const left = [
    { a: speeds(0.1, 80), b: speeds(0.1, 80) },
    { a: speeds(0.1, 40), b: [] },
  ];
  expect(compareConditions([left])?.logRatio).toBeCloseTo(0, 9);
  // By w = 1/2 and 2/3: (0.5 × ln 1.2 + 2/3 × ln 1.1) / (7/6) = 0.13260.
  const both = [
    { a: speeds(0.1, 80), b: speeds(0.1, 96) },
    { a: speeds(0.1, 40), b: speeds(0.1, 44, 44) },
  ];
  expect(compareConditions([both])?.logRatio).toBeCloseTo(0.1326, 5);
});

test("nothing to compare: one condition alone, no speed, nothing that shows how speeds vary", () => {
  expect(compared([])).toBeNull();
  expect(compared([{ a: speeds(0.1, 50), b: [] }])).toBeNull();
  expect(compared([{ a: speeds(0.1, 50), b: speeds(0.1, 0) }])).toBeNull();
  expect(compared([{ a: speeds(null, 50), b: speeds(null, 60) }])).toBeNull();
});

const speed = fc.record({
  wordsPerMinute: fc.double({ min: 1, max: 300, noNaN: true }),
  halfWidth: fc.option(fc.double({ min: 0.01, max: 1, noNaN: true })),
});
const some = fc.array(speed, { minLength: 1, maxLength: 4 });
const runs = fc.array(fc.record({ a: some, b: some }), { minLength: 1, maxLength: 4 });

test("exchanging A and B reverses the sign of the difference", () => {
  fc.assert(
    fc.property(runs, (given) => {
      const there = compared(given);
      const back = compared(given.map(({ a, b }) => ({ a: b, b: a })));
      expect(there?.logRatio ?? 0).toBeCloseTo(-(back?.logRatio ?? 0), 9);
      expect(there?.reach ?? 0).toBeCloseTo(back?.reach ?? 0, 9);
    }),
  );
});

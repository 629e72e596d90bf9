import { expect, test } from "vitest";
import { nextRange } from "../engine/metrics/likely-range.ts";
import { combinedSpeedText, comparisonOf, narrowingSentence } from "./several-tests-text.ts";
import { characterUnit, wordUnit } from "./speed-unit.ts";

const like = (halfWidth: number, count: number) =>
  Array.from({ length: count }, () => ({ wordsPerMinute: 60, halfWidth }));

/** Tests long enough for a range of their own, if they have a half-width. */
const measured = (speeds: readonly number[], halfWidth: number | null) =>
  speeds.map((wordsPerMinute) => ({
    wordsPerMinute,
    halfWidth,
    likelyRange: halfWidth === null ? null : nextRange(wordsPerMinute, halfWidth),
  }));

test("the text of several tests has their speed, range and number, and says if there were tests before them", () => {
  const combined = (tests: number, all: number) =>
    combinedSpeedText({ tests, wordsPerMinute: 58.2, low: 52, high: 65 }, like(0.2, all), wordUnit);
  expect(combined(4, 4)).toBe("58 WPM, likely 52 to 65 next time (4 tests)");
  expect(combined(4, 9)).toBe("58 WPM, likely 52 to 65 next time (last 4 tests)");
  expect(combined(1, 2)).toBe("58 WPM, likely 52 to 65 next time (last test)");
});

test("the sentence says how far three more tests would narrow a wide range, in its unit", () => {
  // 0.2 × √2 × √((1 + 1/4) / 2) = 0.2236: 60 / 1.2506 = 47.98, and 75.04.
  expect(narrowingSentence(like(0.2, 1), wordUnit)).toBe(
    "With three more tests like this one, the range would be about 47 to 76.",
  );
  // Five times as many characters.
  expect(narrowingSentence(like(0.2, 1), characterUnit)).toBe(
    "With three more tests like this one, the range would be about 235 to 380.",
  );
  // The variance of two that agree is 8/9 of theirs: 0.28284 × √(1 + 1/5) = 0.30984, 44.01 and 81.79.
  expect(narrowingSentence(like(0.3, 2), wordUnit)).toBe(
    "With three more tests like these, the range would be about 44 to 82.",
  );
});

test("after a clear change more tests would narrow the range of the last ones alone", () => {
  const tests = (halfWidth: number) =>
    [30, 60].map((wordsPerMinute) => ({ wordsPerMinute, halfWidth }));
  expect(narrowingSentence(tests(0.1), wordUnit)).toBeNull();
  expect(narrowingSentence(tests(0.2), wordUnit)).toBe(narrowingSentence(like(0.2, 1), wordUnit));
});

test("a range that is narrow, would hardly narrow or would still be too wide to help has no such sentence", () => {
  // After a pause of seconds: the reach of four is 0.5 × √(1 + 1/4) = 0.559, in the mean of both sides 59 %.
  expect(narrowingSentence(like(0.5, 1), wordUnit)).toBeNull();
  expect(narrowingSentence(like(0.1, 1), wordUnit)).toBeNull();
  expect(narrowingSentence(like(0.3, 12), wordUnit)).toBeNull();
  expect(narrowingSentence([{ wordsPerMinute: 60, halfWidth: null }], wordUnit)).toBeNull();
});

test("the latest test is compared with the one before, and all are taken together", () => {
  const tests = measured([62, 58, 62, 56], 0.2);
  expect(comparisonOf(tests, wordUnit)).toMatchObject({
    strong: "6 WPM slower than your previous test: no real difference.",
    // The geometric mean is 59.44. Squares: 0.0089; v = (8 × 0.010412 + 0.0075) / 11 = 0.008257;
    // 1.96 × √(v × 5/4) = 0.1991, a factor of 1.2203: 48.7 and 72.5.
    rest: "59 WPM, likely 48 to 73 next time (4 tests).",
    aside: "",
    combined: { tests: 4, low: 48, high: 73 },
  });
  // 59.44 WPM are 297.2 characters per minute.
  expect(comparisonOf(tests, characterUnit)).toMatchObject({
    strong: "30 characters per minute slower than your previous test: no real difference.",
    rest: "297 characters per minute, likely 240 to 365 next time (4 tests).",
  });
  expect(comparisonOf(tests.slice(0, 1), wordUnit)).toBeNull();
});

test("a difference is called more than chance only if it is, and not judged without a range", () => {
  const change = (wordsPerMinute: number, halfWidth: number | null) =>
    comparisonOf([...measured([40], 0.1), ...measured([wordsPerMinute], halfWidth)], wordUnit)
      ?.strong;
  expect(change(52, 0.1)).toBe(
    "12 WPM faster than your previous test, more than chance alone would explain.",
  );
  expect(change(40.4, 0.1)).toBe("As fast as your previous test.");
  expect(change(90, null)).toBe("50 WPM faster than your previous test.");
});

test("a clear difference of very slow tests is not called none, unless no digit would show it", () => {
  // Both are 5 WPM; ln(5.4 / 4.6) is 0.16, and √(0.08² + 0.06²) = 0.1.
  const tests = [...measured([4.6], 0.08), ...measured([5.4], 0.06)];
  expect(comparisonOf(tests, wordUnit)?.strong).toBe(
    "0.8 WPM faster than your previous test, more than chance alone would explain.",
  );
  expect(comparisonOf(measured([0.24, 0.2], 0.06), wordUnit)?.strong).toBe(
    "As fast as your previous test.",
  );
});

test("after a clear change the latest test is not averaged with itself", () => {
  expect(comparisonOf(measured([100, 200], 0.1), wordUnit)).toMatchObject({
    strong: "100 WPM faster than your previous test, more than chance alone would explain.",
    rest: "",
    combined: null,
  });
});

test("after a clear change, more tests would give a range to a latest one that is too short for its own", () => {
  const short = measured([102, 45], 0.2).map((one) => ({ ...one, likelyRange: null }));
  expect(comparisonOf(short, wordUnit)?.aside).toBe(
    "With three more tests like this one, the range would be about 35 to 57.",
  );
});

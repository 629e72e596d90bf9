import { expect, test } from "vitest";
import { studyMeaning, visitMeaning } from "./compare-in-words.ts";
import type { MeasuredTest } from "./measured-test.ts";

test.each([
  [12, "slower than the mean", "its slowest tenth typed under about 26"],
  [26, "slower than the mean", "faster than its slowest tenth, under about 26"],
  [51, "slower than the mean", "faster than its slowest tenth, under about 26"],
  [52, "faster than the mean", "slower than its fastest tenth, over about 78"],
  [78, "faster than the mean", "slower than its fastest tenth, over about 78"],
  [79, "faster than the mean", "its fastest tenth typed over about 78"],
])("%i WPM is placed among the marks", (wordsPerMinute, mean, tenth) => {
  const meaning = studyMeaning(wordsPerMinute, null);
  expect(meaning).toContain(`At ${wordsPerMinute} WPM you typed ${mean}`);
  expect(meaning).toContain("about 52 WPM");
  expect(meaning).toContain(tenth);
});

test("a likely range around the mean leaves it open on which side the speed lies", () => {
  expect(studyMeaning(54, { low: 49, high: 60 })).toMatch(
    /Your likely range, 49 to 60, includes the mean, so the difference from it may be chance\.$/,
  );
  expect(studyMeaning(62, { low: 57, high: 68 })).not.toContain("chance");
});

/** Tests ten minutes apart. */
const visit = (...speeds: readonly number[]): readonly MeasuredTest[] =>
  speeds.map((wordsPerMinute, index) => ({
    title: "Passage",
    opening: "",
    wordsPerMinute,
    finishedAt: index * 600_000,
    range: { wordsPerMinute, halfWidth: 0.15, likelyRange: null, isTypedThroughout: true },
    accuracy: 100,
  }));

test("faster than an hour ago, by more than the tests differ among themselves", () => {
  expect(visitMeaning(visit(50, 51, 50, 60, 61, 60))).toBe(
    "Are you faster than an hour ago? Yes: your last 3 tests of this kind came to 60 WPM, your first 3 tests to 50, and that is more than their scatter explains. Taken together, your 6 tests come to 55 WPM, likely 45 to 67.",
  );
});

test("slower, and neither", () => {
  expect(visitMeaning(visit(60, 61, 60, 50, 51, 50))).toMatch(/\? No, slower: your last 3 tests/);
  expect(visitMeaning(visit(50, 60, 55))).toMatch(
    /than 20 minutes ago\? Nobody could tell: your last 2 tests of this kind came to 57 WPM, your first test to 50, too small a difference/,
  );
});

test("only tests of the latest one's kind are compared, and from three on", () => {
  const [first, ...rest] = visit(50, 51, 52);
  if (!first) throw new Error("There is a first test.");
  expect(visitMeaning([first, ...rest])).not.toBeNull();
  expect(visitMeaning([{ ...first, title: "30 seconds" }, ...rest])).toBeNull();
  const pasted = { ...first, range: { ...first.range, isTypedThroughout: false } };
  expect(visitMeaning([pasted, ...rest])).toBeNull();
  expect(visitMeaning([])).toBeNull();
});

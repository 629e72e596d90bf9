import {
  accuracyText,
  countText,
  tenthsText,
  exactTimeText,
  interruptedText,
  intervalText,
  likelyRangeText,
  numberText,
  quoted,
  rangeText,
  ratioText,
  shareText,
  timeText,
  shortened,
} from "./format-figures.ts";
import { expect, test } from "vitest";

test("a speed is a whole number", () => {
  expect(numberText(62)).toBe("62");
  expect(numberText(0)).toBe("0");
  expect(numberText(1200)).toBe("1200");
  expect(numberText(12_000)).toBe("12,000");
});

test("an exact speed has a decimal", () => {
  expect(tenthsText(61.35)).toBe("61.4");
  expect(tenthsText(62)).toBe("62.0");
});

test("a range names both its ends", () => {
  expect(rangeText({ low: 57, high: 68 })).toBe("57 to 68");
});

test("without a range, the reason is given instead", () => {
  const likelyRange = { low: 57, high: 68 };
  const typed = { likelyRange: null, isTypedThroughout: true };
  expect(likelyRangeText({ ...typed, likelyRange, characters: 200 })).toBe("likely 57 to 68");
  expect(likelyRangeText({ ...typed, characters: 99 })).toBe("too short for a range");
  expect(likelyRangeText({ ...typed, characters: 100 })).toBe("too uneven for a range");
  expect(likelyRangeText({ ...typed, isTypedThroughout: false, characters: 200 })).toBe(
    "no range: some text was not typed",
  );
});

test("accuracy is whole percent, but with an error never 100%", () => {
  expect(accuracyText({ characters: 213, errors: 6 })).toBe("97%");
  expect(accuracyText({ characters: 213, errors: 1 })).toBe("99.5%");
  expect(accuracyText({ characters: 3_000, errors: 1 })).toBe("99.9%");
  expect(accuracyText({ characters: 0, errors: 0 })).toBe("100%");
});

test("a share has a decimal", () => {
  expect(shareText(0.0321)).toBe("3.2%");
  expect(shareText(0)).toBe("0.0%");
  expect(shareText(1)).toBe("100.0%");
});

test("a share is 0.0% only if it is 0", () => {
  // One character left wrong of 2,500 is 0.04%.
  expect(shareText(1 / 2500)).toBe("less than 0.1%");
  expect(shareText(1 / 2000)).toBe("0.1%");
});

test("a ratio has two decimals", () => {
  expect(ratioText(1.0849)).toBe("1.08");
  expect(ratioText(1)).toBe("1.00");
});

test("a time is in whole seconds, like the live stat", () => {
  expect(timeText(0)).toBe("0 s");
  expect(timeText(41)).toBe("41 s");
  expect(timeText(60)).toBe("60 s");
  expect(timeText(754)).toBe("754 s");
  expect(timeText(7205)).toBe("7205 s");
});

test("a moment is written to a tenth of a second", () => {
  expect(exactTimeText(0)).toBe("0.0 s");
  expect(exactTimeText(12_449)).toBe("12.4 s");
  expect(exactTimeText(65_150)).toBe("1 min 5.2 s");
  expect(exactTimeText(59_960)).toBe("1 min 0.0 s");
  expect(exactTimeText(3_725_000)).toBe("1 h 2 min 5.0 s");
});

test("an interruption never takes 0.0 s", () => {
  expect(interruptedText(49)).toBe("less than 0.1 s");
  expect(interruptedText(50)).toBe("0.1 s");
});

test("an interval is in milliseconds", () => {
  expect(intervalText(182.4)).toBe("182 ms");
});

test("a count agrees with its noun", () => {
  expect(countText(0, "mistake")).toBe("0 mistakes");
  expect(countText(1, "mistake")).toBe("1 mistake");
  expect(countText(12_345, "key")).toBe("12,345 keys");
  expect(countText(2, "was", "were")).toBe("2 were");
});

test("a letter that runs from right to left is set apart in a sentence; others stand as they are", () => {
  expect(quoted("ל")).toBe("“\u2068ל\u2069”");
  expect(quoted("k")).toBe("“k”");
  expect(quoted("a\n  b")).toBe("“a↵b”");
});

test.each([
  ["short", 10, "short"],
  [" just right", 10, "just right"],
  ["the quick fox", 10, "the quick…"],
  ["the quickest", 10, "the quick…"],
  ["a longest-of-words", 10, "a longest…"],
  ["👩‍🚀👩‍🚀👩‍🚀👩‍🚀", 3, "👩‍🚀👩‍🚀…"],
  ["", 10, ""],
])("a text shortened: %s", (long, longest, expected) => {
  expect(shortened(long, longest)).toBe(expected);
});

import { expect, test } from "vitest";
import { narrowingSentence, togetherText } from "./several-tests-text.ts";

test("what several tests say together", () => {
  expect(togetherText({ tests: 4, wordsPerMinute: 58.2, low: 52, high: 65 })).toBe(
    "58 WPM, likely 52 to 65 next time (4 tests)",
  );
});

const like = (halfWidth: number, count: number) =>
  Array.from({ length: count }, () => ({ wordsPerMinute: 60, halfWidth }));

test("what three more tests would narrow a wide range to", () => {
  // 0.2 × √2 is 28 %; × √(1 + 1/4) 0.2236, in the mean of both sides 22.5 %.
  expect(narrowingSentence(like(0.2, 1))).toBe(
    "Three more like it would narrow this to about ±23%.",
  );
  // The variance of two that agree is 8/9 of theirs: 0.28284 × √(1 + 1/5) = 0.30984, 31.5 %.
  expect(narrowingSentence(like(0.3, 2))).toBe(
    "Three more like these would narrow this to about ±31%.",
  );
});

test("nothing is promised of a range that is narrow, or would stay as it is, or of no range", () => {
  expect(narrowingSentence(like(0.1, 1))).toBeNull();
  expect(narrowingSentence(like(0.3, 12))).toBeNull();
  expect(narrowingSentence([{ wordsPerMinute: 60, halfWidth: null }])).toBeNull();
});

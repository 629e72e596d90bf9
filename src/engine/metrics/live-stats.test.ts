import { expect, test } from "vitest";
import { typeKeys } from "../test-aids/key-script.ts";
import { newTrial } from "../trial/trial.ts";
import { accuracy, liveStats } from "./live-stats.ts";

test("accuracy is the share of characters that are right", () => {
  expect(accuracy(200, 6)).toBe(97);
  expect(accuracy(3, 1)).toBe(67);
});

test("a half is rounded up: 17 errors of 40 leave 57.5, and so 58 percent", () => {
  expect(accuracy(40, 17)).toBe(58);
});

test("accuracy never falls below 0, and nothing typed is 100", () => {
  expect(accuracy(2, 3)).toBe(0);
  expect(accuracy(0, 0)).toBe(100);
});

test("before the first key all figures have their initial values", () => {
  expect(liveStats(newTrial("cat"), 5_000)).toEqual({
    wordsPerMinute: 0,
    accuracy: 100,
    seconds: 0,
    errors: 0,
  });
});

test("live: 3 characters, one wrong, after 1.9 seconds", () => {
  // 3 / 5 words in 1.9 s: 0.6 / 0.031667 min = 18.9
  expect(liveStats(typeKeys("caterpillar", "cxt"), 1_900)).toEqual({
    wordsPerMinute: 19,
    accuracy: 67,
    seconds: 1,
    errors: 1,
  });
});

test("a corrected mistake is no longer an error", () => {
  expect(liveStats(typeKeys("caterpillar", "cx<at"), 1_000)).toMatchObject({
    accuracy: 100,
    errors: 0,
  });
});

test("a skipped letter shifts all that follows: position by position, as the specification counts", () => {
  expect(liveStats(typeKeys("abcdefgh", "abdefg"), 1_000).errors).toBe(4);
});

test("figures of a moment before the last key are those at the last key", () => {
  expect(liveStats(typeKeys("caterpillar", "cat", 1_000), 0).seconds).toBe(2);
});

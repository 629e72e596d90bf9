import { expect, test } from "vitest";
import { accuracy } from "./accuracy.ts";
import { elapsed } from "../trial/elapsed.ts";
import { typeKeys } from "../test-aids/key-script.ts";
import { liveFigures } from "./live-figures.ts";
import { speedBand } from "./speed-band.ts";
import { newTrial } from "../trial/trial.ts";
import { wordsPerMinute } from "./words-per-minute.ts";

test("200 characters in 40 seconds are 60 words per minute", () => {
  expect(wordsPerMinute(200, 40_000)).toBe(60);
});

test("speed is rounded: 31 characters in 6 seconds are 62 words per minute", () => {
  expect(wordsPerMinute(31, 6_000)).toBe(62);
  expect(wordsPerMinute(1, 700)).toBe(17);
});

test("no time, no speed", () => {
  expect(wordsPerMinute(200, 0)).toBe(0);
});

test("accuracy is the share of characters that stand right", () => {
  expect(accuracy(200, 6)).toBe(97);
  expect(accuracy(3, 1)).toBe(67);
});

test("accuracy never falls below 0, and nothing typed is 100", () => {
  expect(accuracy(2, 3)).toBe(0);
  expect(accuracy(0, 0)).toBe(100);
});

test("before the first key all figures are at rest", () => {
  expect(liveFigures(newTrial("cat"), 5_000)).toEqual({
    wordsPerMinute: 0,
    accuracy: 100,
    seconds: 0,
    errors: 0,
  });
});

test("live: 3 characters, one wrong, after 1.9 seconds", () => {
  // 3 / 5 words in 1.9 s: 0.6 / 0.031667 min = 18.9
  expect(liveFigures(typeKeys("caterpillar", "cxt"), 1_900)).toEqual({
    wordsPerMinute: 19,
    accuracy: 67,
    seconds: 1,
    errors: 1,
  });
});

test("a mistake corrected is no error any more", () => {
  expect(liveFigures(typeKeys("caterpillar", "cx<at"), 1_000)).toMatchObject({
    accuracy: 100,
    errors: 0,
  });
});

test("a skipped letter shifts all that follows: position by position, as the specification counts", () => {
  expect(liveFigures(typeKeys("abcdefgh", "abdefg"), 1_000).errors).toBe(4);
});

test("figures of a moment before the last key are those at the last key", () => {
  expect(liveFigures(typeKeys("caterpillar", "cat", 1_000), 0).seconds).toBe(2);
});

test("the clock stands still once the trial is complete", () => {
  expect(elapsed(typeKeys("cat", "cat", 150), 99_999)).toBe(300);
});

test.each([
  [0, "Beginner"],
  [19, "Beginner"],
  [20, "Intermediate"],
  [39, "Intermediate"],
  [40, "Good"],
  [60, "Fast"],
  [79, "Fast"],
  [80, "Very Fast"],
  [250, "Very Fast"],
])("%d WPM is %s", (speed, band) => {
  expect(speedBand(speed)).toBe(band);
});

import { expect, test } from "vitest";
import { charactersPerMinute, wordsPerMinute } from "./speed.ts";
import { speedBand } from "./summarize.ts";

test("200 characters in 40 seconds are 60 words per minute", () => {
  expect(wordsPerMinute(200, 40_000)).toBe(60);
});

test("speed is rounded: 31 characters in 6 seconds are 62 words per minute", () => {
  expect(wordsPerMinute(31, 6_000)).toBe(62);
  expect(wordsPerMinute(1, 700)).toBe(17);
});

test("a half is rounded up: 3 characters in 24 seconds are 1.5, and so 2 words per minute", () => {
  expect(wordsPerMinute(3, 24_000)).toBe(2);
});

test("without time there is no speed", () => {
  expect(wordsPerMinute(200, 0)).toBe(0);
});

test("characters per minute are five times the words, rounded by themselves", () => {
  // 7 characters in 9 seconds: 46.7 a minute, 9.3 words.
  expect(charactersPerMinute(7, 9_000)).toBe(47);
  expect(charactersPerMinute(7, 0)).toBe(0);
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
  expect(speedBand(speed).name).toBe(band);
});

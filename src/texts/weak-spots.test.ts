import { expect, test } from "vitest";
import { practiceOf } from "./test-aids/practice-of.ts";
import { hasSpot, isPracticeEnough, weakSpots } from "./weak-spots.ts";

const typicalInterval = 200;

test("slow, missed and both are distinguished, the weakest first", () => {
  const pairs = [practiceOf("th", 10, 300), practiceOf("ou", 10, 210)];
  const letters = [practiceOf("r", 20, 200, 4), practiceOf("q", 10, 400, 2)];
  expect(weakSpots({ letters, pairs, typicalInterval })).toEqual([
    { text: "q", isSlow: true, isMissed: true, weight: 3 },
    { text: "r", isSlow: false, isMissed: true, weight: 2 },
    { text: "th", isSlow: true, isMissed: false, weight: 1.5 },
  ]);
});

test.each([
  ["four samples are too few", practiceOf("z", 4, 900, 0)],
  ["a little slower than the rest is not slow", practiceOf("z", 50, 240)],
  ["a rare miss is not a habit", practiceOf("z", 50, 200, 2)],
  ["a capital is a matter of Shift", practiceOf("Z", 50, 900)],
  ["so is one of another script", practiceOf("Ж", 50, 900)],
  ["a pair with a capital as well", practiceOf("Th", 50, 900)],
  ["a comma is in no word", practiceOf(",", 50, 900)],
  ["nor is a digit", practiceOf("7", 50, 900)],
])("%s", (_name, figures) => {
  expect(weakSpots({ letters: [figures], pairs: [], typicalInterval })).toEqual([]);
});

test.each(["ж", "ст", "ß", "ñ", "ش", "ש", "की", "क्ष", "っ", "ー", "的", "가", "ệ"])(
  "%s is a letter or a pair of its script",
  (text) => {
    const letters = [practiceOf(text, 50, 900)];
    expect(weakSpots({ letters, pairs: [], typicalInterval })).toMatchObject([{ text }]);
  },
);

test("a letter with a further mark is another letter", () => {
  expect(hasSpot("किताब", { text: "क" })).toBe(false);
  expect(hasSpot("किनका", { text: "का" })).toBe(true);
  expect(hasSpot("кино", { text: "и" })).toBe(true);
});

test("without a typical interval nothing is slow", () => {
  const letters = [practiceOf("z", 50, 900)];
  expect(weakSpots({ letters, pairs: [], typicalInterval: 0 })).toEqual([]);
});

test("eight letters with five samples each are enough to say that none is weak", () => {
  const letters = Array.from("etaoinsh", (letter) => practiceOf(letter, 5, 200));
  expect(isPracticeEnough({ letters, pairs: [], typicalInterval })).toBe(true);
  expect(isPracticeEnough({ letters: letters.slice(1), pairs: [], typicalInterval })).toBe(false);
});

import { expect, test } from "vitest";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import type { PracticeMetrics } from "../../engine/practice.ts";
import { resultTexts, type SavedResult } from "../../format/saved-result.ts";
import { exampleResult } from "../../format/test-aids/example-result.ts";
import type { Text } from "./draw-picture.ts";
import { resultPicture } from "./result-picture.ts";

const result = exampleResult;

const typed = (text: string, mean: number): PracticeMetrics => {
  return { text, samples: 5, mean, attempts: 5, missed: 0, missedShare: 0 };
};

const title = "Passage · 22 November 2026";

function pictureOf(kept: SavedResult, letters: readonly PracticeMetrics[] = [], text = title) {
  return resultPicture(resultTexts(kept, 2), {
    text,
    layout: keyboardLayouts.qwerty,
    letters,
  });
}

const textsOf = (kept: SavedResult, letters?: readonly PracticeMetrics[]) =>
  pictureOf(kept, letters).filter((shape) => "text" in shape);

test("the picture shows text and date, speed, range, accuracy, mistakes left, band and address", () => {
  const texts = textsOf(result).map(({ text }) => text);
  expect(texts.slice(0, 11)).toEqual([
    "k",
    "Keypace",
    title,
    "Counting each mistake once, accuracy is 99%.",
    "62",
    "WPM",
    "likely 57 to 68",
    "Accuracy",
    "97%",
    "Mistakes left",
    "2",
  ]);
  expect(texts).toContain("Fast");
  expect(texts.at(-1)).toBe("keypace.example");
});

test("the slowest key is the warmest, and there is a legend only if keys are warm", () => {
  const letters = [typed("e", 100), typed("g", 300)];
  const fills = pictureOf(result, letters)
    .filter((shape) => "fill" in shape)
    .map(({ fill }) => fill);
  expect(fills.filter((fill) => fill === "heat-4")).toHaveLength(1);
  const legend = "the slower a key, the yellower";
  expect(textsOf(result, letters).map(({ text }) => text)).toContain(legend);
  expect(textsOf(result).map(({ text }) => text)).not.toContain(legend);
  // Space is not drawn, but the report shades the other keys against it as well.
  const even = [typed("e", 100), typed("g", 110)];
  const withSpace = textsOf(result, [...even, typed(" ", 200)]);
  expect(withSpace.map(({ text }) => text)).toContain(legend);
  expect(textsOf(result, even).map(({ text }) => text)).not.toContain(legend);
});

test("no figure is too long for its place", () => {
  const texts = textsOf({ ...result, wordsPerMinute: 1_200_000_000 });
  // A character of the font is 0.6 of its size wide.
  const ends = new Map(texts.map(({ text, x, size }) => [text, x + 0.6 * size * text.length]));
  expect(ends.get("1,200,000,000")).toBeLessThan(490);
  expect(ends.get("WPM")).toBeLessThan(600);
  expect(ends.get("likely 57 to 68")).toBeLessThan(840);
});

test("no text covers another, however long the rules or the reason for no range", () => {
  const rules = "with Stop on mistakes and corrections only in the current word";
  const untyped = { likelyRange: null, isTypedThroughout: false };
  const chinese = { ...result, ...untyped, wordsPerMinute: 427, charactersPerMinute: 2136 };
  const shapes = pictureOf(chinese, [], `120 seconds, ${rules} · 22 November 2026`);
  const shapeOf = (start: string) =>
    shapes.find((shape) => "text" in shape && shape.text.startsWith(start)) as Text;
  // A character of the font is 0.6 of its size wide.
  const width = ({ text, size }: Text) => 0.6 * size * text.length;
  const [name, what, range] = [shapeOf("Keypace"), shapeOf("120 seconds"), shapeOf("no range")];
  expect(what.x - width(what)).toBeGreaterThan(name.x + width(name));
  // The key around the words per minute has a margin of 18.
  expect(range.x + width(range)).toBeLessThan(shapeOf("427 WPM").x - 18);
  const [unit, accuracy] = [shapeOf("characters per minute"), shapeOf("97%")];
  expect(unit.x + width(unit)).toBeLessThan(accuracy.x - width(accuracy));
});

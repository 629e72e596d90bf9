import { expect, test } from "vitest";
import type { PacePoint } from "../../engine/rhythm/pace.ts";
import type { KeptResult } from "./kept-result.ts";
import { resultPicture } from "./result-picture.ts";

const site = { name: "Keypace", origin: "https://keypace.example" };

const result: KeptResult = {
  title: "Passage",
  wordsPerMinute: 62,
  likelyRange: { low: 57, high: 68 },
  isTypedThroughout: true,
  accuracy: 97,
  seconds: 41,
  errors: 6,
  wrongKeystrokes: 9,
  characters: 213,
};

test("the picture tells name and address, speed, range, bands, accuracy, time and errors, no more", () => {
  expect(textsOf(result).map(({ text }) => text)).toEqual(
    [
      ["k", "Keypace", "keypace.example"],
      ["62", "WPM", "likely 57 to 68"],
      ["Beginner", "Intermediate", "Good", "Fast", "Very Fast"],
      ["Accuracy", "97%", "Time", "41 s", "Errors", "6"],
    ].flat(),
  );
});

test("no figure is too long for its place", () => {
  const vast = { ...result, wordsPerMinute: 1_200_000_000, seconds: 1_000_000, errors: 2_000_000 };
  const texts = textsOf(vast).filter(({ face }) => face === "mono");
  // A character of the font is 0.6 of its size wide.
  const ends = new Map(texts.map(({ text, x, size }) => [text, x + 0.6 * size * text.length]));
  expect(ends.get("1,200,000,000")).toBeLessThan(540);
  expect(ends.get("WPM")).toBeLessThan(640);
  expect(ends.get("1,000,000 s")).toBeLessThan(784);
  expect(ends.get("2,000,000")).toBeLessThan(1152);
});

test("the pace is the line of the page between the sides; without one nothing stands there", () => {
  const points: readonly PacePoint[] = [40, 80, 60].map((wordsPerMinute, index) => ({
    position: index * 106,
    at: index * 1000,
    wordsPerMinute,
    span: { start: 0, end: 21 },
  }));
  const lines = (pace: readonly PacePoint[]) =>
    resultPicture(result, pace, site).filter(
      (shape) => shape.kind === "line" && shape.ink === "accent",
    );
  expect(lines([])).toEqual([]);
  expect(lines(points)).toEqual([
    expect.objectContaining({ scaling: { a: 0.468, d: 160 / 180, e: 640, f: 156 } }),
  ]);
});

function textsOf(kept: KeptResult) {
  return resultPicture(kept, [], site).filter((shape) => shape.kind === "text");
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { align } from "../test-aids/align.ts";
import {
  minimumStringDistance,
  minimumStringDistanceErrorRate,
} from "./minimum-string-distance.ts";

const distance = (one: string, other: string) =>
  minimumStringDistance(align([...one], [...other], "whole", "two errors"));

test.each([
  ["nothing", "", "", 0],
  ["nothing typed", "cat", "", 3],
  ["nothing to type", "", "cat", 3],
  ["the same", "cat", "cat", 0],
  ["a letter too many and one too few", "the quick brown fox", "the quixck brwn fox", 2],
  ["two swapped letters are two errors", "abcd", "acbd", 2],
  ["the example of Soukoreff & MacKenzie", "quickly", "qucehkly", 3],
  ["substituted, substituted, inserted", "kitten", "sitting", 3],
  ["nothing in common, longer than a machine word", "a".repeat(100), "b".repeat(70), 100],
  ["a letter skipped at the start of a long text", "xyz".repeat(60), "xyz".repeat(60).slice(1), 1],
])("%s", (_name, one, other, expected) => {
  expect(distance(one, other)).toBe(expected);
});

test("hundreds of errors are counted", () => {
  expect(distance("ab".repeat(400), "ac".repeat(400))).toBe(400);
});

test("the error rate is the share of the longer text", () => {
  expect(minimumStringDistanceErrorRate(2, 19, 18)).toBeCloseTo(0.10526, 5);
  expect(minimumStringDistanceErrorRate(3, 7, 8)).toBe(0.375);
  expect(minimumStringDistanceErrorRate(3, 6, 7)).toBeCloseTo(0.42857, 5);
  expect(minimumStringDistanceErrorRate(0, 0, 0)).toBe(0);
});

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."ab"), maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(..."abcdefg "), maxLength: 100 }),
);

/** Levenshtein's distance by the plain matrix, a row at a time. */
function plainDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, character] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, opposite] of [...other].entries()) {
      const substituted = (above[column] ?? 0) + (character === opposite ? 0 : 1);
      current.push(Math.min(substituted, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}

test("the distance equals that of the plain matrix", () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(distance(one, other)).toBe(plainDistance(one, other));
    }),
    { numRuns: 300 },
  );
});

test("the distance is a metric: symmetric, 0 only for equal texts, no detour is shorter", () => {
  fc.assert(
    fc.property(text, text, text, (one, other, third) => {
      expect(distance(one, other)).toBe(distance(other, one));
      expect(distance(one, other) === 0).toBe(one === other);
      expect(distance(one, third)).toBeLessThanOrEqual(
        distance(one, other) + distance(other, third),
      );
    }),
    { numRuns: 300 },
  );
});

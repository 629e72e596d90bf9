import { expect, test } from "vitest";
import { joinPieces, lengthPieces, lengthText } from "./length-text.ts";
import { defaultLength, type TextLength } from "./recipe.ts";
import fc from "fast-check";

const words = ["sun", "map", "tea", "old"];
const plain: TextLength = { ...defaultLength, from: "words", hasMarks: false };

function material(list: readonly string[] = words, language = "en", space: " " | "" = " ") {
  return { language, words: list, sentences: { easy: [], medium: [], hard: [] }, space };
}

function wordText(length: TextLength, seed: number, texts = material()): string {
  return lengthText(length, "medium", texts, seed);
}

test("the number of words is right, none is twice in a row, and the seed sets the order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 2_000 }), fc.nat(), (amount, seed) => {
      const text = wordText({ ...plain, amount }, seed).split(" ");
      expect(text).toHaveLength(amount);
      expect(text.every((word, index) => words.includes(word) && word !== text[index - 1])).toBe(
        true,
      );
    }),
    { numRuns: 30 },
  );
  expect(wordText(plain, 1)).not.toBe(wordText(plain, 2));
});

test("a longer beginning of an endless text starts with a shorter one", () => {
  const length = { ...plain, hasMarks: true, hasNumbers: true };
  const pieces = () => lengthPieces(length, "medium", material(), 7);
  const long = joinPieces(600, pieces());
  expect(long.length).toBeGreaterThanOrEqual(600);
  for (const units of [1, 20, 599]) expect(long.startsWith(joinPieces(units, pieces()))).toBe(true);
});

test("with marks it has sentences, each with a capital and a full stop, the last one too", () => {
  const text = wordText({ ...plain, amount: 200, hasMarks: true }, 3);
  expect(text).toMatch(/^(?:[A-Z][a-z]+(?:,? [a-z]+){0,10}\. ?)+$/);
  expect(text).toContain(",");
});

test("with numbers one word in about eight is a number of up to four figures", () => {
  const text = wordText({ ...plain, amount: 800, hasNumbers: true }, 5);
  const numbers = text.match(/\d+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(60);
  expect(numbers.length).toBeLessThan(140);
  expect(numbers.every((number) => /^[1-9]\d{0,3}$/.test(number))).toBe(true);
});

test.each<[string, readonly string[], " " | "", RegExp]>([
  ["tr", ["ip", "iz"], " ", /^İ[pz]/],
  ["el", ["άλας", "ένας"], " ", /^[ΆΈ]/],
  ["nl", ["ijs", "ijl"], " ", /^IJ[sl]/],
  ["fr", ["été", "mer", "école", "blé"], " ", /^(?!.*É).*été/],
  ["ja", ["海", "山"], "", /^[海山、]+。[海山、。]+。$/],
  ["ar", ["بحر", "جبل"], " ", /^[بحرجل ،]+\./],
])("capitals and marks are those of the language: %s", (language, list, space, expected) => {
  const length = { ...plain, amount: 30, hasMarks: true };
  expect(wordText(length, 1, material(list, language, space))).toMatch(expected);
});

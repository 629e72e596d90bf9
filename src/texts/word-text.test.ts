import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedTo } from "./length-text.ts";
import { wordPieces, type WordStyle } from "./word-text.ts";

const words = ["sun", "map", "tea", "old"];
const plain = { language: "en", hasMarks: false, hasNumbers: false, space: " " } as const;

function wordText(list: readonly string[], seed: number, style: WordStyle, count: number): string {
  return [...wordPieces(list, seed, style, count)].join("");
}

test("the number of words is right, none is twice in a row, and the seed sets the order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 2_000 }), fc.nat(), (count, seed) => {
      const text = wordText(words, seed, plain, count).split(" ");
      expect(text).toHaveLength(count);
      expect(text.every((word, index) => words.includes(word) && word !== text[index - 1])).toBe(
        true,
      );
    }),
    { numRuns: 30 },
  );
  expect(wordText(words, 1, plain, 50)).not.toBe(wordText(words, 2, plain, 50));
});

test("a longer beginning of an endless text starts with a shorter one", () => {
  const style = { ...plain, hasMarks: true, hasNumbers: true };
  const long = joinedTo(600, wordPieces(words, 7, style));
  expect(long.length).toBeGreaterThanOrEqual(600);
  for (const units of [1, 20, 599]) {
    expect(long.startsWith(joinedTo(units, wordPieces(words, 7, style)))).toBe(true);
  }
});

test("with marks it has sentences, each with a capital and a full stop, the last one too", () => {
  const text = wordText(words, 3, { ...plain, hasMarks: true }, 200);
  expect(text).toMatch(/^(?:[A-Z][a-z]+(?:,? [a-z]+){0,10}\. ?)+$/);
  expect(text).toContain(",");
});

test("with numbers one word in about eight is a number of up to four figures", () => {
  const text = wordText(words, 5, { ...plain, hasNumbers: true }, 800);
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
  const style = { ...plain, language, space, hasMarks: true };
  expect(wordText(list, 1, style, 30)).toMatch(expected);
});

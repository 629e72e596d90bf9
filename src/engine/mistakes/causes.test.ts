import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { attemptsOf } from "../test-aids/attempts-of.ts";
import { finished, typeKeys } from "../test-aids/key-script.ts";
import { mistakeCauses, withoutCombiningMarks } from "./causes.ts";
import { mistakes } from "./mistakes.ts";

/** Whether two letters are side by side in a row of QWERTY. */
function areNeighbours(one: string, other: string): boolean {
  return ["qwertyuiop", "asdfghjkl", "zxcvbnm"].some(
    (row) => row.includes(one + other) || row.includes(other + one),
  );
}

/** Causes with their counts and the characters concerned. */
function causesOf(presented: string, keys: string) {
  const trial = typeKeys(`${presented} and on it goes`, keys);
  const made = mistakes(trial.presented, trial.inputStream, 0, attemptsOf(trial));
  return mistakeCauses(trial.presented, made, areNeighbours).map(({ cause, count, texts }) => [
    cause,
    count,
    texts.join(""),
  ]);
}

test.each([
  ["nothing wrong", "the cat", "the cat", []],
  ["a small letter for a large one", "The cat", "the cat", [["case", 1, "T"]]],
  ["a small Turkish letter for a large one", "İlk Işık", "ilk ışık", [["case", 2, "İI"]]],
  ["an accent left out", "née here", "nee here", [["mark", 1, "é"]]],
  ["an accent too many", "nee here", "née here", [["mark", 1, "e"]]],
  ["a comma left out", "the cat, sat", "the cat sat", [["mark", 1, ","]]],
  ["a letter doubled", "the cat sat", "the caat sat", [["doubling", 1, "a"]]],
  ["a plain mark doubled for a curly one", "it’s late", "it''s late", [["doubling", 1, "'"]]],
  ["a doubling missed", "the kitten sat", "the kiten sat", [["doubling", 1, "t"]]],
  ["two letters swapped", "the cat sat", "the cta sat", [["too early", 1, "at"]]],
  ["the next letter in its place", "the camp sat", "the cmmp sat", [["too early", 1, "a"]]],
  ["the key beside", "the cat sat", "the cst sat", [["neighbour", 1, "a"]]],
  ["the key beside struck as well", "the cat sat", "the cast sat", [["neighbour", 1, "s"]]],
  ["two letters left out", "the candle sat", "the cane sat", [["other", 2, "dl"]]],
  ["two letters too many", "the cat sat", "the caqqt sat", [["other", 2, "q"]]],
  ["anything else", "the cat sat", "the cpt sat", [["other", 1, "a"]]],
  ["corrected, it has its cause as well", "the cat sat", "the cs<at sat", [["neighbour", 1, "a"]]],
  [
    "a word skipped, however many letters it has",
    "the quick brown fox",
    "the brown fox",
    [["word skipped", 1, "quick"]],
  ],
  [
    "a word typed twice",
    "the quick brown fox",
    "the quick quick brown fox",
    [["word repeated", 1, "quick"]],
  ],
  [
    "a word typed twice with plain marks for its curly ones",
    "we don’t know it",
    "we don't don't know it",
    [["word repeated", 1, "don’t"]],
  ],
  [
    "a skipped word that ends like the one before",
    "someone else sat down here",
    "someone sat down here",
    [["word skipped", 1, "else"]],
  ],
  [
    "a word typed twice after one that ends like it",
    "the note inside a book",
    "the note inside inside a book",
    [["word repeated", 1, "inside"]],
  ],
  [
    "a skipped word noticed in the next one",
    "the quick brown fox",
    "the bro<<<quick brown fox",
    [["word skipped", 1, "quick"]],
  ],
  [
    "a word typed twice and erased with the first",
    "the quick brown fox",
    "the quick quick <<<<<<<<<<<<quick brown fox",
    [["word repeated", 1, "quick"]],
  ],
  [
    "wrong keys at the start that begin the last word",
    "the quick brown fox",
    "goe<<<the quick brown fox",
    [["other", 2, "th"]],
  ],
  [
    "three wrong keys that are no word",
    "the quick brown fox",
    "the wyj<<<quick brown fox",
    [
      ["neighbour", 2, "qu"],
      ["other", 1, "i"],
    ],
  ],
])("%s", (_name, presented, keys, expected) => {
  expect(causesOf(presented, keys)).toEqual(expected);
});

test("the letters that a cause concerns most often come first", () => {
  expect(causesOf("sad cat at bay", "sas cst st bsy")).toEqual([["neighbour", 4, "ad"]]);
});

test.each([
  ["a doubled letter", "it is late.", "it iss late", [["doubling", "s"]]],
  ["a repeated word", "the quick fox.", "the the quick ", [["word repeated", "the"]]],
  ["an extra letter before two like ones", "a fall", "ka fal", [["neighbour", "k"]]],
])("%s ends the test before the last characters, which are not mistakes", (...example) => {
  const [_name, presented, keys, expected] = example;
  const trial = typeKeys(presented, keys.padEnd(presented.length));
  const causes = mistakeCauses(trial.presented, analyse(finished(trial)).mistakes, () => true);
  const found = causes.map(({ cause, texts }) => [cause, texts.join("")]);
  expect(found).toEqual(expected);
});

test("a megabyte of accents is removed from a letter", () => {
  expect(withoutCombiningMarks(`é${"\u0301\u0316".repeat(500_000)}`)).toBe("e");
});

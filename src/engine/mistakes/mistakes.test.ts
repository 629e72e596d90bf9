import { expect, test } from "vitest";
import { attemptsOf } from "../test-aids/attempts-of.ts";
import { finished, setValue, typeKeys, type PlainTrial } from "../test-aids/key-script.ts";
import { newTrial } from "../trial/trial.ts";
import { corrections, hasSwap, mistakes, substitutions } from "./mistakes.ts";

const madeIn = (trial: PlainTrial) =>
  mistakes(trial.presented, trial.inputStream, 0, attemptsOf(trial));

/** Each mistake as kind, position, presented, typed and whether it was corrected. */
function mistakesOf(trial: PlainTrial) {
  return madeIn(trial).map(({ kind, position, presented, typed, isCorrected }) => [
    kind,
    position,
    presented,
    typed,
    isCorrected,
  ]);
}

test.each([
  ["nothing wrong", "the quick", []],
  ["a wrong letter left", "the wuick", [["substituted", 4, "q", "w", false]]],
  ["a wrong letter corrected at once", "the w<quick", [["substituted", 4, "q", "w", true]]],
  [
    "a wrong letter corrected three letters later",
    "the wuic<<<<quick",
    [["substituted", 4, "q", "w", true]],
  ],
  [
    "the same mistake twice",
    "the w<w<quick",
    [
      ["substituted", 4, "q", "w", true],
      ["substituted", 4, "q", "w", true],
    ],
  ],
  [
    "a skipped letter left, and what follows is right",
    "the qick",
    [["omitted", 5, "u", "", false]],
  ],
  ["a skipped letter noticed two letters later", "the qic<<uick", [["omitted", 5, "u", "", true]]],
  [
    "a skipped letter noticed at once looks like a wrong one",
    "the qi<uick",
    [["substituted", 5, "u", "i", true]],
  ],
  ["a doubled letter corrected at once", "the qq<uick", [["inserted", 5, "", "q", true]]],
  [
    "a letter held down and corrected at once",
    "the qqq<<uick",
    [
      ["inserted", 5, "", "q", true],
      ["inserted", 5, "", "q", true],
    ],
  ],
  ["a doubled letter corrected after the next", "the qqu<<uick", [["inserted", 5, "", "q", true]]],
  ["swapped letters left", "teh quick", [["swapped", 1, "he", "eh", false]]],
  ["swapped letters corrected", "teh<<he quick", [["swapped", 1, "he", "eh", true]]],
  [
    "a mistake in a text that already skipped a letter",
    "th wu<<quick",
    [
      ["omitted", 2, "e", "", false],
      ["substituted", 4, "q", "w", true],
    ],
  ],
  ["right letters erased are no mistake", "the<<he quick", []],
])("%s", (_name, keys, expected) => {
  expect(mistakesOf(typeKeys("the quick brown fox", keys))).toEqual(expected);
});

test("eight letters skipped within a word are found even if what was typed after them is erased", () => {
  const trial = typeKeys("incomprehensibilities", `innsibilities${"<".repeat(11)}`);
  expect(mistakesOf(trial)).toEqual(
    Array.from("comprehe", (letter, index) => ["omitted", index + 2, letter, "", true]),
  );
});

test("a word with one wrong letter has one mistake, even if it reads like the next word", () => {
  expect(mistakesOf(typeKeys("the then them", "the them<<<<then"))).toEqual([
    ["substituted", 7, "n", "m", true],
  ]);
});

test("skipped letters that are put in later are mistakes that were corrected", () => {
  const skipped = typeKeys("the quick brown fox", "th qck br");
  const corrected = setValue(setValue(skipped, "the qck br", 2_000), "the quck br", 3_000);
  expect(mistakesOf(setValue(corrected, "the quick br", 4_000))).toEqual([
    ["omitted", 2, "e", "", true],
    ["omitted", 5, "u", "", true],
    ["omitted", 6, "i", "", true],
  ]);
  expect(madeIn(corrected)[0]?.at).toBe(200);
  const wrongFirst = typeKeys("the quick brown fox", "the qx<ck br");
  expect(mistakesOf(setValue(wrongFirst, "the quick br", 2_000))).toEqual([
    ["substituted", 5, "u", "x", true],
    ["omitted", 5, "u", "", true],
    ["omitted", 6, "i", "", true],
  ]);
});

test("a letter that is put in for a wrong one was not skipped", () => {
  const wrong = typeKeys("the quick brown fox", "the wuick br");
  const inPlace = setValue(setValue(wrong, "the uick br", 2_000, "deleted"), "the quick br", 3_000);
  const before = setValue(
    setValue(wrong, "the qwuick br", 2_000),
    "the quick br",
    3_000,
    "deleted",
  );
  const after = setValue(setValue(wrong, "the wquick br", 2_000), "the quick br", 3_000, "deleted");
  for (const trial of [inPlace, before, after]) {
    expect(mistakesOf(trial)).toEqual([["substituted", 4, "q", "w", true]]);
  }
});

test("a letter whose accent an input method adds after later letters was not skipped", () => {
  let trial = typeKeys("tiếng", "");
  for (const [index, value] of ["t", "ti", "tie", "tiê", "tiên", "tiêng", "tiếng"].entries()) {
    trial = setValue(trial, value, index * 100, "composing");
  }
  expect(mistakesOf(setValue(trial, "tiếng", 700, "committed"))).toEqual([]);
});

/** Text typed at its end, then the field's later values. */
function edited(keys: string, ...values: readonly string[]): PlainTrial {
  let trial = typeKeys("the quick brown fox", keys);
  for (const [index, value] of values.entries()) {
    const isShorter = value.length < trial.transcribed.text.length;
    trial = setValue(trial, value, 2_000 + 100 * index, isShorter ? "deleted" : "typed");
  }
  return trial;
}

test.each([
  ["an extra letter", "thex quick", ["the quick"], [["inserted", 3, "", "x", true]]],
  ["a doubled letter", "the quuick", ["the quick"], [["inserted", 6, "", "u", true]]],
  [
    "a letter typed instead of the one before it",
    "hhe quick",
    ["he quick", "the quick"],
    [["substituted", 0, "t", "h", true]],
  ],
  [
    "a wrong letter that was put in for a skipped one",
    "th quick",
    ["ths quick", "th quick", "the quick"],
    [
      ["omitted", 2, "e", "", true],
      ["substituted", 2, "e", "s", true],
    ],
  ],
  [
    "the same, corrected after the right one",
    "th quick",
    ["ths quick", "thse quick", "the quick"],
    [
      ["omitted", 2, "e", "", true],
      ["inserted", 2, "", "s", true],
    ],
  ],
  [
    "the letter before a skipped one, typed again with it",
    "te quick",
    ["e quick", "te quick", "the quick"],
    [["omitted", 1, "h", "", true]],
  ],
])("%s, erased after the next was typed, is what it was", (_name, keys, values, expected) => {
  expect(mistakesOf(edited(keys, ...values))).toEqual(expected);
});

test("a skipped letter that redo brought back was skipped", () => {
  const undone = edited("th quick", "the quick", "th quick");
  expect(mistakesOf(setValue(undone, "the quick", 3_000, "history"))).toEqual([
    ["omitted", 2, "e", "", true],
  ]);
});

test("nothing was skipped where an input method converted the start of its text", () => {
  let trial: PlainTrial = setValue(newTrial("食べるもの"), "た", 0, "composing");
  trial = setValue(trial, "たべる", 200, "composing");
  expect(mistakesOf(setValue(trial, "食べる", 300, "committed"))).toEqual([]);
});

test("pasted text is not an attempt", () => {
  expect(attemptsOf(setValue(typeKeys("caterpillar", "c"), "cxtr", 500, "pasted"))).toHaveLength(1);
});

test("a mistake has the time at which it was made", () => {
  const trial = typeKeys("the quick brown fox", "the wuick", 150);
  expect(madeIn(trial)[0]?.at).toBe(600);
});

test("corrected mistakes, mistakes left and right letters erased with them are counted separately", () => {
  expect(corrections(attemptsOf(typeKeys("the quick brown fox", "the wu<<quixk")))).toEqual({
    corrected: 1,
    left: 1,
    rightErased: 1,
  });
});

test("substitutions are listed with the most frequent first", () => {
  const trial = typeKeys("the quick brown fox", "the w<w<quick nrown");
  expect(substitutions(madeIn(trial))).toEqual([
    { presented: "q", typed: "w", count: 2 },
    { presented: "b", typed: "n", count: 1 },
  ]);
});

test.each([
  ["acbd", true],
  ["abdc", true],
  ["abcd", false],
  ["bbcd", false],
  ["abcd'", false],
  ["abc'd", true],
])("of abcd’, %s has a swap: %s", (keys, isSwapped) => {
  expect(hasSwap(finished(typeKeys("abcd’", keys.padEnd(5, "'"))))).toBe(isSwapped);
});

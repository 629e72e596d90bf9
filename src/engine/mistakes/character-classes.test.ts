import { expect, test } from "vitest";
import { align } from "../test-aids/align.ts";
import { applyEdit } from "../trial/apply-edit.ts";
import {
  type CharacterClasses,
  characterClasses,
  errorRates,
  keystrokeCount,
  keystrokesPerCharacter,
} from "./character-classes.ts";
import { commitComposition } from "../trial/composition.ts";
import { setValue, typeKeys, type PlainTrial, plain } from "../test-aids/key-script.ts";
import { newTrial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";

/** C, INF, IF, F and the number of keystrokes. */
function classesOf({ presented, transcribed, inputStream }: PlainTrial): readonly number[] {
  const text = typedCharacters(inputStream);
  const alignment = align(presented, transcribed.graphemes, "whole", "two errors");
  const found = characterClasses(alignment, inputStream, text);
  const { correct, incorrectNotFixed, incorrectFixed, fixes } = found;
  return [correct, incorrectNotFixed, incorrectFixed, fixes, keystrokeCount(inputStream, text)];
}

function classes(
  correct: number,
  incorrectNotFixed: number,
  incorrectFixed: number,
): CharacterClasses {
  return { correct, incorrectNotFixed, incorrectFixed, fixes: incorrectFixed };
}

test.each([
  ["all right", "cat", "cat", [3, 0, 0, 0, 3]],
  ["a mistake corrected", "cat", "cx<at", [3, 0, 1, 1, 5]],
  ["a mistake left", "cat", "cxt", [2, 1, 0, 0, 3]],
  [
    "right letters erased along with the mistake count as fixed",
    "house",
    "hxus<<<ouse",
    [5, 0, 3, 3, 11],
  ],
  [
    "one corrected, one skipped, one too many",
    "the quick fox",
    "tha<e qick foxx",
    [12, 2, 1, 1, 15],
  ],
])("%s", (_name, presented, keys, expected) => {
  expect(classesOf(typeKeys(presented, keys))).toEqual(expected);
});

test("the example printed in Soukoreff & MacKenzie 2003", () => {
  const trial = typeKeys("the quick brown", "th quix<ck brpown");
  expect(classesOf(trial)).toEqual([14, 2, 1, 1, 17]);
  const rates = errorRates({ correct: 14, incorrectNotFixed: 2, incorrectFixed: 1, fixes: 1 });
  expect(rates.corrected).toBeCloseTo(0.0588, 4);
  expect(rates.uncorrected).toBeCloseTo(0.1176, 4);
  expect(rates.total).toBeCloseTo(0.1765, 4);
  expect(keystrokesPerCharacter(17, 15)).toBeCloseTo(1.13, 2);
});

test("letters in each other's place are right in an alignment without swaps: C 3, INF 2, 40 %", () => {
  const trial = typeKeys("papa", "apap");
  expect(classesOf(trial)).toEqual([3, 2, 0, 0, 4]);
  expect(errorRates(classes(3, 2, 0)).total).toBe(0.4);
});

test("two neighbours swapped are two characters incorrect", () => {
  expect(classesOf(typeKeys("the cat", "teh cat"))).toEqual([5, 2, 0, 0, 7]);
});

test("a word deleted by one key is one fix", () => {
  const deleted = setValue(typeKeys("the cat sat", "the cot"), "the ", 1_000, "deleted");
  expect(classesOf(deleted).slice(2)).toEqual([3, 1, 8]);
});

test("an autocorrection erases what was typed and is neither keystroke nor fix", () => {
  const corrected = setValue(typeKeys("the cat", "teh"), "the", 1_000, "replaced");
  expect(classesOf(corrected).slice(2)).toEqual([2, 0, 3]);
});

test("a paste adds to what is right, but to no keystrokes, even if it is erased again", () => {
  const pasted = setValue(typeKeys("caterpillar", "ca"), "caterpillxx", 500, "pasted");
  expect(classesOf(pasted)).toEqual([9, 2, 0, 0, 2]);
  const erased = setValue(typeKeys("caterpillar", "ca"), "cater", 500, "pasted");
  expect(classesOf(setValue(erased, "ca", 600, "deleted")).slice(2)).toEqual([0, 1, 3]);
});

test("a word composed and committed was typed once", () => {
  const composed = ["h", "hx", "he", "hey"].reduce<PlainTrial>(
    (trial, value, index) => setValue(trial, value, index * 100, "composing"),
    plain(newTrial("hey you")),
  );
  const commit = commitComposition(composed, 400);
  expect(classesOf(commit ? plain(applyEdit(composed, commit)) : composed).slice(2)).toEqual([
    0, 0, 3,
  ]);
});

test("the rates are shares of everything typed that is not a fix", () => {
  expect(errorRates(classes(90, 4, 6))).toEqual({ uncorrected: 0.04, corrected: 0.06, total: 0.1 });
});

test("nothing typed, no error", () => {
  expect(errorRates(classes(0, 0, 0))).toEqual({ uncorrected: 0, corrected: 0, total: 0 });
});

test("keystrokes per character: 1 without corrections, more with them", () => {
  expect(keystrokesPerCharacter(3, 3)).toBe(1);
  expect(keystrokesPerCharacter(5, 3)).toBeCloseTo(1.667, 3);
  expect(keystrokesPerCharacter(0, 0)).toBe(0);
});

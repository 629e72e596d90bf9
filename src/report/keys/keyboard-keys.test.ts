import { expect, test } from "vitest";
import type { KeyboardLayout } from "../../content/keyboard.ts";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import type { PracticeMetrics } from "../../engine/practice.ts";
import {
  charactersToType,
  isOnKey,
  keyboardKeys,
  keyFigures,
  modifierKeys,
} from "./keyboard-keys.ts";

const keys = keyboardKeys(keyboardLayouts.qwerty, []);

function named(name: string) {
  const key = keys.find((each) => each.name === name);
  if (!key) throw new Error(`There is no key ${name}.`);
  return key;
}

test("a letter is named by its capital, any other key by what it types", () => {
  expect(keys.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Q", "9 (", "; :", "Space"]),
  );
  const azerty = keyboardKeys(keyboardLayouts.azerty, []);
  expect(azerty.map(({ name }) => name)).toEqual(expect.arrayContaining(["A", "²", "é 2"]));
  const turkish = keyboardKeys(keyboardLayouts.turkishQ, []);
  expect(turkish.map(({ name }) => name)).toEqual(expect.arrayContaining(["I", "İ", "Ğ"]));
});

test("a key is at the indent of its row plus the keys before it", () => {
  expect(named("Q")).toMatchObject({ x: 1.5, row: 1 });
  expect(named("D")).toMatchObject({ x: 3.75, row: 2 });
  expect(named("Space")).toMatchObject({ row: 4, width: 6.25 });
});

test("Backspace has its name if it fits", () => {
  const namesOf = (layout: KeyboardLayout) => modifierKeys(layout).map(({ name }) => name);
  expect(namesOf(keyboardLayouts.qwerty)).toContain("Backspace");
  expect(namesOf(keyboardLayouts.japanese)).not.toContain("Backspace");
});

function typed(
  text: string,
  samples: number,
  mean: number | null,
  attempts: number,
  missed: number,
): PracticeMetrics {
  return {
    text,
    samples,
    mean,
    attempts,
    missed,
    missedShare: attempts < 3 ? null : missed / attempts,
  };
}

test("a key's figures are those of all its characters", () => {
  const figures = [typed("r", 8, 200, 9, 2), typed("R", 4, 500, 4, 1), typed("t", 9, 100, 9, 9)];
  expect(keyFigures(keyboardLayouts.qwerty, "rR", figures)).toEqual({
    text: "rR",
    samples: 12,
    mean: 300,
    attempts: 13,
    missed: 3,
    missedShare: 3 / 13,
  });
});

test("a rare character adds its misses, and no time", () => {
  const figures = [typed("r", 8, 200, 9, 0), typed("R", 2, null, 2, 1)];
  expect(keyFigures(keyboardLayouts.qwerty, "rR", figures)).toMatchObject({
    samples: 8,
    mean: 200,
    attempts: 11,
    missed: 1,
  });
});

test("two rare characters make a share of misses together", () => {
  const figures = [typed("9", 0, null, 2, 1), typed("(", 0, null, 1, 0)];
  expect(keyFigures(keyboardLayouts.qwerty, "9(", figures)).toMatchObject({
    mean: null,
    missedShare: 1 / 3,
  });
});

test("a key that was not used has nothing", () => {
  expect(keyFigures(keyboardLayouts.qwerty, "zZ", [typed("r", 8, 200, 9, 2)])).toMatchObject({
    attempts: 0,
    mean: null,
  });
});

test("a curly quote is on the key of the plain one, an accent however it is encoded", () => {
  expect(isOnKey(keyboardLayouts.qwerty, "'\"", "’")).toBe(true);
  expect(isOnKey(keyboardLayouts.azerty, "\u00e92~", "e\u0301")).toBe(true);
  expect(isOnKey(keyboardLayouts.qwerty, " ", "\u00a0")).toBe(true);
  expect(isOnKey(keyboardLayouts.azerty, "eE", "\u00e9")).toBe(false);
});

test("a letter that is composed counts for the keys that compose it", () => {
  expect(isOnKey(keyboardLayouts.spanish, "eE€", "\u00e9")).toBe(true);
  const keysOfBlock = keyboardKeys(keyboardLayouts.korean, [typed("한", 8, 300, 9, 2)])
    .filter(({ figures }) => figures.attempts > 0)
    .map(({ name }) => name.charAt(0));
  expect(keysOfBlock).toEqual(["ㄴ", "ㅎ", "ㅏ"]);
});

const { qwerty, azerty, spanish, korean, inscript, greek, japanese } = keyboardLayouts;

test("a character that a key types is typed by itself", () => {
  expect(charactersToType(qwerty, "a")).toEqual(["a"]);
  expect(charactersToType(azerty, "é")).toEqual(["é"]);
  expect(charactersToType(qwerty, "’")).toEqual(["'"]);
  expect(charactersToType(qwerty, " ")).toEqual([" "]);
});

test("a letter whose accent another key adds is typed on the key of the letter", () => {
  expect(charactersToType(spanish, "é")).toEqual(["e"]);
  expect(charactersToType(greek, "ά")).toEqual(["α"]);
  expect(charactersToType(qwerty, "ế")).toEqual(["e"]);
});

test("a Hangul block is typed letter by letter, double vowels and tails in two", () => {
  expect(charactersToType(korean, "한")).toEqual(["ㅎ", "ㅏ", "ㄴ"]);
  expect(charactersToType(korean, "왔")).toEqual(["ㅇ", "ㅗ", "ㅏ", "ㅆ"]);
  expect(charactersToType(korean, "값")).toEqual(["ㄱ", "ㅏ", "ㅂ", "ㅅ"]);
  expect(charactersToType(korean, "너")).toEqual(["ㄴ", "ㅓ"]);
});

test("a syllable of Devanagari is typed sign by sign", () => {
  expect(charactersToType(inscript, "कि")).toEqual(["क", "ि"]);
});

test("a character that is chosen by its sound is on no key", () => {
  expect(charactersToType(japanese, "山")).toEqual([]);
  expect(charactersToType(japanese, "が")).toEqual(["か"]);
});

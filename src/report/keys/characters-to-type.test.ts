import { expect, test } from "vitest";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import { charactersToType } from "./characters-to-type.ts";

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

import fc from "fast-check";
import { expect, test } from "vitest";
import { isBeginningOf } from "./composition.ts";
import { isSameCharacter } from "./same-character.ts";

test.each([
  ["a curly apostrophe", "'", "’"],
  ["a curly quote", '"', "“"],
  ["a dash", "-", "—"],
  ["a minus sign", "-", "−"],
  ["a Hebrew hyphen", "-", "־"],
  ["a prime", "'", "′"],
  ["a Ukrainian apostrophe", "'", "ʼ"],
  ["a Hebrew mark of abbreviations", '"', "״"],
  ["a no-break space", " ", "\u00a0"],
  ["the wide space of a Japanese keyboard", " ", "\u3000"],
  ["an accent of its own", "é", "e\u0301"],
])("%s counts as the plain character, either way round", (_name, plain, other) => {
  expect(isSameCharacter(plain, other)).toBe(true);
  expect(isSameCharacter(other, plain)).toBe(true);
});

test.each([
  ["case", "a", "A"],
  ["accent", "e", "é"],
  ["kind of quote", "'", '"'],
  ["space and line break", " ", "\n"],
])("a different %s is a different character", (_name, one, other) => {
  expect(isSameCharacter(one, other)).toBe(false);
});

test("whether two characters count as the same does not depend on their order", () => {
  const character = fc.constantFrom("a", "é", "e\u0301", "\u0301", "'", "’", " ", "\u00a0", "の");
  fc.assert(
    fc.property(character, character, (one, other) => {
      expect(isSameCharacter(one, other)).toBe(isSameCharacter(other, one));
    }),
  );
});

test("a character with a megabyte of accents is compared", () => {
  const accents = "\u0301\u0316".repeat(500_000);
  expect(isSameCharacter("a", `a${accents}`)).toBe(false);
  expect(isBeginningOf("कि", `क${accents}`)).toBe(false);
});

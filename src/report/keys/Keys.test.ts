import { expect, test } from "vitest";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import { keyText } from "./KeyboardPicture.tsx";
import { keysMeaning } from "./Keys.tsx";

const typed = (text: string, samples: number, mean: number, attempts: number, missed: number) => ({
  text,
  samples,
  mean: samples < 3 ? null : mean,
  attempts,
  missed,
  missedShare: attempts < 3 ? null : missed / attempts,
});

test("the most missed and the slowest character are named", () => {
  const letters = [typed("r", 9, 180, 12, 3), typed("v", 9, 180, 5, 1), typed(" ", 9, 312, 9, 0)];
  expect(keysMeaning(letters, null)).toBe(
    "You missed “r” at the highest rate: 3 of 12 times. The slowest was space, at 312 ms over 9 samples.",
  );
});

test("the weakest letters are those that the drill practises, whatever was slowest in this test", () => {
  const letters = [typed("r", 9, 312, 9, 0), typed("v", 4, 999, 4, 0)];
  const drillOffer = { weakest: ["h", "d"], onBegin: () => undefined };
  expect(keysMeaning(letters, drillOffer)).toBe(
    "You missed no characters. Currently weakest: h and d.",
  );
  // Four samples are too few for a weak spot.
  expect(keysMeaning(letters, null)).toMatch(
    /\. Of the characters with 5 samples or more, the slowest was “r”, at 312 ms over 9 samples\.$/,
  );
});

test("if all characters took about the same time, none is called the slowest", () => {
  const letters = [typed("r", 9, 190, 9, 0), typed("v", 9, 180, 9, 0), typed("e", 9, 170, 9, 0)];
  expect(keysMeaning(letters, null)).toBe(
    "You missed no characters. No character stands out as slow.",
  );
});

test("one miss of a character is not a habit", () => {
  expect(keysMeaning([typed("r", 3, 180, 3, 0)], null)).toMatch(/^You missed no characters\./);
  expect(keysMeaning([typed("r", 3, 180, 3, 1)], null)).toMatch(
    /^You missed no character often enough to matter/,
  );
});

test("a character that came rarely is not judged, though it was missed each time", () => {
  expect(keysMeaning([typed("r", 0, 0, 4, 4), typed("e", 0, 0, 2, 2)], null)).toMatch(
    /^No character that you missed more than once appeared often enough to judge\./,
  );
});

test("if a rarer character was missed more often, the sentence says among which one is the most missed", () => {
  expect(keysMeaning([typed("z", 0, 0, 4, 4), typed("r", 9, 180, 12, 3)], null)).toMatch(
    /^Of the characters that appeared 5 times or more, you missed “r” at the highest rate: 3 of 12 times\./,
  );
});

test("no character is called the slowest if none was typed often enough", () => {
  expect(keysMeaning([], null)).toBe(
    "You missed no characters. No character appeared often enough to say which was slowest.",
  );
});

const key = { name: "R", x: 4.5, row: 1, width: 1 };

test("a key is described by its misses, its time and what was hit instead", () => {
  const figures = {
    text: "rR",
    samples: 9,
    mean: 182,
    attempts: 16,
    missed: 4,
    missedShare: 0.25,
  };
  const substitutions = [
    { presented: "r", typed: "t", count: 2 },
    { presented: "e", typed: "w", count: 1 },
    { presented: "R", typed: " ", count: 1 },
    { presented: "R", typed: "t", count: 1 },
  ];
  expect(keyText(keyboardLayouts.qwerty, { ...key, figures }, substitutions)).toBe(
    "R: missed 4 times out of 16 (25.0%); 182 ms on average over 9 samples. Typed instead: “t” (3), space (1).",
  );
});

test("a key with too few samples has no time, and its description says why", () => {
  const figures = {
    text: "rR",
    samples: 1,
    mean: null,
    attempts: 1,
    missed: 0,
    missedShare: null,
  };
  expect(keyText(keyboardLayouts.qwerty, { ...key, figures }, [])).toBe(
    "R: missed 0 times out of 1; too few samples to time.",
  );
});

import { expect, test } from "vitest";
import { errorCounts, type Mistake } from "../../engine/mistakes/mistakes.ts";
import { mistakeText, mistakesMeaning } from "./mistakes-in-words.ts";

const nothingFound = errorCounts([]);

const meaning = (corrected: number, left: number, rightErased = 0, total = left) =>
  mistakesMeaning({ corrected, left, rightErased }, { ...nothingFound, total });

test("none, one and several mistakes each have their sentence", () => {
  expect(meaning(0, 0)).toBe("You made no mistakes.");
  expect(meaning(1, 0)).toBe("You made 1 mistake and corrected it.");
  expect(meaning(0, 1)).toBe("You made 1 mistake and did not correct it.");
  expect(meaning(5, 0)).toBe("You made 5 mistakes and corrected all of them.");
  expect(meaning(0, 5)).toBe("You made 5 mistakes and corrected none of them.");
  expect(meaning(4, 2)).toBe("You made 6 mistakes: 4 corrected, 2 left.");
});

test("right characters erased with them are counted", () => {
  expect(meaning(1, 0, 1)).toMatch(/You also erased 1 correct character\.$/);
  expect(meaning(1, 0, 12)).toMatch(/You also erased 12 correct characters\.$/);
});

test("differences that were not typed are not called mistakes", () => {
  expect(meaning(0, 0, 0, 3)).toBe(
    "You made no mistakes in what you typed. Text that was not typed adds 3 differences.",
  );
});

const text = (kind: Mistake["kind"], presented: string, typed: string, isCorrected = false) =>
  mistakeText({ kind, presented, typed, isCorrected, position: 0, at: 0 });

test("each kind of mistake is described in a few words", () => {
  expect(text("substituted", "t", "r")).toBe("“r” for “t”");
  expect(text("omitted", "h", "")).toBe("“h” missing");
  expect(text("inserted", "", "e")).toBe("extra “e”");
  expect(text("swapped", "th", "ht")).toBe("“ht” for “th”, swapped");
});

test("a corrected mistake is described as corrected", () => {
  expect(text("substituted", "t", "r", true)).toBe("“r” for “t”, corrected");
});

test("characters that cannot be seen have names", () => {
  expect(text("omitted", " ", "")).toBe("space missing");
  expect(text("substituted", "\n", "m")).toBe("“m” for Enter");
});

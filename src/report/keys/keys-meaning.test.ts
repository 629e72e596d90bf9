import { expect, test } from "vitest";
import { keysMeaning } from "./keys-meaning.ts";

const figures = (
  text: string,
  samples: number,
  mean: number,
  attempts: number,
  missed: number,
) => ({
  text,
  samples,
  mean: samples < 3 ? null : mean,
  attempts,
  missed,
  missedShare: attempts < 3 ? null : missed / attempts,
});

test("the most missed and the slowest character are named", () => {
  const letters = [
    figures("r", 9, 180, 12, 3),
    figures("v", 9, 180, 3, 1),
    figures(" ", 9, 312, 9, 0),
  ];
  expect(keysMeaning(letters)).toBe(
    "You missed “r” most often, 3 of 12 times. The slowest was space, 312 ms on average.",
  );
});

test("no misses, and one miss of a character that came three times", () => {
  expect(keysMeaning([figures("r", 3, 180, 3, 0)])).toMatch(/^You missed no character\./);
  expect(keysMeaning([figures("r", 3, 180, 3, 1)])).toMatch(
    /^You missed no character often enough/,
  );
});

test("nothing was typed often enough to be timed", () => {
  expect(keysMeaning([])).toBe(
    "You missed no character. No character came often enough to be timed.",
  );
});

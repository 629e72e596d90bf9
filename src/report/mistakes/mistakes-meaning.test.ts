import { expect, test } from "vitest";
import { mistakesMeaning } from "./mistakes-meaning.ts";

const meaning = (corrected: number, left: number, rightErased = 0, differences = left) =>
  mistakesMeaning({ corrected, left, rightErased }, differences);

test("none, one and several mistakes each have their sentence", () => {
  expect(meaning(0, 0)).toBe("You made no mistake.");
  expect(meaning(1, 0)).toBe("You made 1 mistake and corrected it.");
  expect(meaning(0, 1)).toBe("You made 1 mistake and left it.");
  expect(meaning(5, 0)).toBe("You made 5 mistakes and corrected all of them.");
  expect(meaning(0, 5)).toBe("You made 5 mistakes and left all of them.");
  expect(meaning(4, 2)).toBe("You made 6 mistakes: 4 corrected, 2 left.");
});

test("right characters erased with them are counted", () => {
  expect(meaning(1, 0, 1)).toMatch(/1 right character was erased on the way\.$/);
  expect(meaning(1, 0, 12)).toMatch(/12 right characters were erased on the way\.$/);
});

test("differences that were not typed are not called mistakes", () => {
  expect(meaning(0, 0, 0, 3)).toBe(
    "You made no mistake. Text that was not typed brought 3 differences from the passage.",
  );
});

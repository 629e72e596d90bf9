import { expect, test } from "vitest";
import type { Gap } from "../../race/gap.ts";
import { gapWords } from "./gap-words.ts";

const presented = Array.from("We walk to the lake.");

function gapOf(gaps: readonly number[], first: Gap["first"], turn: number | null = null): Gap {
  const points = gaps.map((gap, index) => ({ at: index * 1_000, place: index * 5, gap }));
  return { points, first, turn: turn === null ? null : (points[turn] ?? null) };
}

test("the end is told by what the slower one had left", () => {
  expect(gapWords(gapOf([1, 9, 12], "mine"), presented)).toBe(
    "When you were through, the pace had 12 characters to go.",
  );
  expect(gapWords(gapOf([1, -1], "rival"), presented)).toBe(
    "When the pace was through, you had 1 character to go.",
  );
});

test("a lead that was lost is told with its place", () => {
  expect(gapWords(gapOf([1, 4, -2, -6], "rival", 2), presented)).toBe(
    "You were ahead by 4 at most, and overtaken at “to the”. When the pace was through, you had 6 characters to go.",
  );
  expect(gapWords(gapOf([0, -7, 2], null, 2), presented)).toBe(
    "You were behind by 7 at most, and overtook at “to the”. At the end you were 2 characters ahead.",
  );
  expect(gapWords(gapOf([1, -2, 0], null), presented)).toBe("At the end you were level.");
});

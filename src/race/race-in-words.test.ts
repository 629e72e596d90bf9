import { expect, test } from "vitest";
import type { Gap } from "./gap.ts";
import { gapWords, verdictTexts } from "./race-in-words.ts";

const won = { outcome: "won", by: 7, isBeyondNoise: true } as const;
const lost = { outcome: "lost", by: 2, isBeyondNoise: false } as const;
const drawn = { outcome: "drawn", by: 0, isBeyondNoise: false } as const;

test.each([
  [won, 60, "You won", "You won by 7 WPM, more than the noise of one test."],
  [
    lost,
    60,
    "Too close to call",
    "You lost by 2 WPM, which is within the noise of one test: the next race may go the other way.",
  ],
  [
    { ...lost, isBeyondNoise: null },
    60,
    "Not this time",
    "You lost by 2 WPM. The runs are too short to say whether that is more than chance.",
  ],
  [drawn, 60, "A draw", "Both runs came to 60 WPM."],
] as const)("a verdict in words: %j", (verdict, rivalSpeed, heading, meaning) => {
  expect(verdictTexts(verdict, rivalSpeed)).toEqual({ heading, meaning });
});

test("the verdict has its speeds as the result has them", () => {
  expect(verdictTexts(drawn, 1_200).meaning).toBe("Both runs came to 1200 WPM.");
  expect(verdictTexts({ ...won, by: 12_000 }, 60).meaning).toMatch(/^You won by 12,000 WPM,/);
});

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

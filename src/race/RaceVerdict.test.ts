import { describe, expect, test } from "vitest";
import { exampleRun } from "./test-aids/example-run.ts";
import { claimedHalfWidth } from "./race-exercise.ts";
import { verdict, verdictTexts } from "./RaceVerdict.tsx";

const run = (wordsPerMinute: number, halfWidth: number | null) => ({ wordsPerMinute, halfWidth });

describe("a race is won by the faster run", () => {
  test("and clearly so if the speeds differ by more than both vary", () => {
    // √(0.06² + 0.08²) = 0.1; ln(67 / 60) = 0.1103, ln(66 / 60) = 0.0953.
    expect(verdict(run(67, 0.06), run(60, 0.08))).toEqual({
      outcome: "won",
      by: 7,
      isBeyondNoise: true,
    });
    expect(verdict(run(60, 0.08), run(66, 0.06))).toEqual({
      outcome: "lost",
      by: 6,
      isBeyondNoise: false,
    });
  });

  test("a run without a range is assumed to vary like the other", () => {
    expect(verdict(run(67, 0.06), run(60, null)).isBeyondNoise).toBe(true);
    expect(verdict(run(60, null), run(65, 0.06)).isBeyondNoise).toBe(false);
    expect(verdict(run(60, null), run(90, null)).isBeyondNoise).toBeNull();
  });

  test("even against someone who was away for a day and reached less than one WPM", () => {
    expect(verdict(run(0, null), run(70, 0)).isBeyondNoise).toBe(true);
  });

  test("equal speeds are a draw", () => {
    expect(verdict(run(60, 0.1), run(60, 0.1)).outcome).toBe("drawn");
  });
});

test("a claimed range returns its half-width", () => {
  // 60 × e^±(0.1 × √2) = 52.09 and 69.11, rounded outward 52 to 70: ln(69.5 / 52.5) / 2 / √2 = 0.0992.
  expect(claimedHalfWidth({ low: 52, high: 70 })).toBeCloseTo(0.0992, 4);
  expect(claimedHalfWidth({ low: 0, high: 70 })).toBeNull();
  expect(claimedHalfWidth(null)).toBeNull();
});

const won = { outcome: "won", by: 7, isBeyondNoise: true } as const;
const lost = { outcome: "lost", by: 2, isBeyondNoise: false } as const;
const drawn = { outcome: "drawn", by: 0, isBeyondNoise: false } as const;

test.each([
  [won, "You won by 7 WPM", "This is more than chance explains."],
  [
    lost,
    "Too close to call: 2 WPM behind",
    "A gap this small can be chance. The next race may go the other way.",
  ],
  [
    { ...lost, isBeyondNoise: null },
    "You lost by 2 WPM",
    "Neither test has a likely range, so that may be chance.",
  ],
  [drawn, "A draw", "You both typed 1200 WPM."],
  [{ ...won, by: 12_000 }, "You won by 12,000 WPM", "This is more than chance explains."],
] as const)("a verdict in words: %j", (ended, heading, meaning) => {
  const rival = { wordsPerMinute: 1_200, claim: exampleRun };
  expect(verdictTexts(ended, rival)).toEqual({ heading, meaning });
});

test("a draw with a steady rival does not say that both typed", () => {
  expect(verdictTexts(drawn, { wordsPerMinute: 60, claim: null }).meaning).toBe("Both at 60 WPM.");
});

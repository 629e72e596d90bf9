import { expect, test } from "vitest";
import type { PracticeMetrics } from "../engine/practice.ts";
import { samplesText, worstOf } from "./key-measures.ts";

const figure = (
  text: string,
  mean: number | null,
  missedShare: number | null,
): PracticeMetrics => ({
  text,
  samples: 5,
  mean,
  longest: mean ?? 0,
  attempts: 5,
  missed: missedShare === 0 ? 0 : 1,
  missedShare,
});

test("the slowest and the most missed come first, what says nothing is left out", () => {
  const list = [
    figure("a", 200, 0),
    figure("b", 300, 0.25),
    figure("c", null, null),
    figure("d", 250, 0.5),
    { ...figure("e", 400, 0.75), samples: 4, attempts: 4 },
  ];
  expect(worstOf("slow", list, 2).map(({ text }) => text)).toEqual(["b", "d"]);
  expect(worstOf("missed", list, 9).map(({ text }) => text)).toEqual(["d", "b"]);
});

test("among equals, those with more samples or attempts come first", () => {
  const list = [
    { ...figure("a", 200, 0.5), samples: 6, attempts: 7 },
    { ...figure("b", 200, 0.5), samples: 7, attempts: 6 },
  ];
  expect(worstOf("slow", list, 2).map(({ text }) => text)).toEqual(["b", "a"]);
  expect(worstOf("missed", list, 2).map(({ text }) => text)).toEqual(["a", "b"]);
});

test("a pause among the samples of a key is named, and a longer interval is not", () => {
  // 2,150 × 6 = 12,000 + 5 × 180
  const paused = { samples: 6, mean: 2_150, longest: 12_000 };
  expect(samplesText(paused)).toBe("6 samples, one of 12.0 s");
  expect(samplesText({ samples: 6, mean: 300, longest: 900 })).toBe("6 samples");
  // Five of 2,500 ms and one of 12.0 s.
  expect(samplesText({ samples: 6, mean: 24_500 / 6, longest: 12_000 })).toBe("6 samples");
});

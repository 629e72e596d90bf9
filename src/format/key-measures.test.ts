import { expect, test } from "vitest";
import type { PracticeMetrics } from "../engine/practice.ts";
import { worstOf } from "./key-measures.ts";

const figure = (
  text: string,
  mean: number | null,
  missedShare: number | null,
): PracticeMetrics => ({
  text,
  samples: 5,
  mean,
  attempts: 5,
  missed: missedShare === 0 ? 0 : 2,
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

test("a character missed once is not among the most missed", () => {
  expect(worstOf("missed", [{ ...figure("a", 200, 0.2), missed: 1 }], 9)).toEqual([]);
});

test("among equals, those with more samples or attempts come first", () => {
  const list = [
    { ...figure("a", 200, 0.5), samples: 6, attempts: 7 },
    { ...figure("b", 200, 0.5), samples: 7, attempts: 6 },
  ];
  expect(worstOf("slow", list, 2).map(({ text }) => text)).toEqual(["b", "a"]);
  expect(worstOf("missed", list, 2).map(({ text }) => text)).toEqual(["a", "b"]);
});

import { expect, test } from "vitest";
import { mostMissed, type PracticeMetrics, slowest } from "./practice-metrics.ts";

const figure = (
  text: string,
  mean: number | null,
  missedShare: number | null,
): PracticeMetrics => ({
  text,
  samples: 3,
  mean,
  attempts: 4,
  missed: missedShare === 0 ? 0 : 1,
  missedShare,
});

test("the slowest and the most missed come first, what says nothing is left out", () => {
  const list = [
    figure("a", 200, 0),
    figure("b", 300, 0.25),
    figure("c", null, null),
    figure("d", 250, 0.5),
  ];
  expect(slowest(list, 2).map(({ text }) => text)).toEqual(["b", "d"]);
  expect(mostMissed(list, 9).map(({ text }) => text)).toEqual(["d", "b"]);
});

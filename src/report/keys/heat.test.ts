import { expect, test } from "vitest";
import { heatLevel, heatLevels, heatScale, levelText } from "./heat.ts";

const figures = (mean: number | null, missedShare: number | null) => ({
  text: "e",
  samples: 5,
  mean,
  attempts: 5,
  missed: 0,
  missedShare,
});

const keys = [figures(120, 0.2), figures(320, 0.4), figures(220, 0), figures(null, null)];

test("times are warm from the shortest to the longest, in five levels of one width", () => {
  const scale = heatScale("slow", keys);
  if (!scale) throw new Error("There are times.");
  expect([120, 160, 161, 220, 241, 280, 320].map((time) => heatLevel(scale, time))).toEqual([
    0, 0, 1, 2, 3, 3, 4,
  ]);
  expect(heatLevels.map((level) => levelText(scale, level))).toEqual([
    "up to 160 ms",
    "to 200",
    "to 240",
    "to 280",
    "over 280 ms",
  ]);
});

test("misses are warm from the first one, in four", () => {
  const scale = heatScale("missed", keys);
  if (!scale) throw new Error("There are misses.");
  expect([0, 0.01, 0.1, 0.2, 0.3, 0.4].map((share) => heatLevel(scale, share))).toEqual([
    0, 1, 1, 2, 3, 4,
  ]);
  expect(levelText(scale, 0)).toBe("never missed");
  expect(levelText(scale, 4)).toBe("over 30.0%");
});

test("times within 15% of their median, and keys with fewer than five samples, are not warm", () => {
  // 15% around 200 ms: from 170 to 230 ms.
  const even = [figures(171, null), figures(200, null), figures(229, null)];
  expect(heatScale("slow", even)).toBeNull();
  expect(heatScale("slow", [...even, figures(230, null)])).not.toBeNull();
  expect(heatScale("slow", [...even, { ...figures(900, null), samples: 4 }])).toBeNull();
});

test("if all keys are equal, or none has enough samples, there is no scale", () => {
  expect(heatScale("slow", [figures(120, null), figures(120, null)])).toBeNull();
  expect(heatScale("slow", [figures(null, null)])).toBeNull();
  expect(heatScale("missed", [figures(120, 0)])).toBeNull();
});

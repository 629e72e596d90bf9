import { expect, test } from "vitest";
import { heatLevel, heatScale, keyFigureText } from "./heat.ts";

const key = (mean: number | null, missedShare: number | null, samples = 5) => ({
  figures: { text: "e", samples, mean, attempts: 5, missed: 0, missedShare },
});

const keys = [key(120, 0.2), key(320, 0.4), key(220, 0), key(null, null)];

test("times are warm from the shortest to the longest, in five levels of one width", () => {
  const scale = heatScale("slow", keys);
  if (!scale) throw new Error("There are times.");
  const levelOf = (time: number) => heatLevel(scale, key(time, null).figures);
  expect([120, 160, 161, 220, 241, 280, 320].map(levelOf)).toEqual([0, 0, 1, 2, 3, 3, 4]);
});

test("a pause before one key does not hide which others are slow", () => {
  const scale = heatScale("slow", [...keys, key(240, null), key(2_150, null)]);
  if (!scale) throw new Error("There are times.");
  // The median is 240 ms: levels from 120 to 480 ms, 72 ms each.
  const levelOf = (time: number) => heatLevel(scale, key(time, null).figures);
  expect([120, 220, 240, 320, 2_150].map(levelOf)).toEqual([0, 1, 1, 2, 4]);
});

test("misses have four levels, from the first miss on", () => {
  const scale = heatScale("missed", keys);
  if (!scale) throw new Error("There are misses.");
  const levelOf = (share: number) => heatLevel(scale, key(null, share).figures);
  expect([0, 0.01, 0.1, 0.2, 0.3, 0.4].map(levelOf)).toEqual([0, 1, 1, 2, 3, 4]);
});

test("times up to 15% above their median, and keys with fewer than five samples, are not warm, however quick others are", () => {
  // 15% above 200 ms is 230 ms.
  const even = [key(80, null), key(200, null), key(229, null)];
  expect(heatScale("slow", even)).toBeNull();
  expect(heatScale("slow", [...even, key(200, null), key(230, null)])).not.toBeNull();
  expect(heatScale("slow", [...even, key(900, null, 4)])).toBeNull();
});

test("a key that was missed once in 250 times does not say 0%", () => {
  expect(keyFigureText("missed", key(null, 1 / 250).figures)).toBe("<1%");
  expect(keyFigureText("missed", key(null, 1 / 200).figures)).toBe("1%");
  expect(keyFigureText("missed", key(null, 0).figures)).toBe("");
});

test("if all keys are equal, or none has enough samples, there is no scale", () => {
  expect(heatScale("slow", [key(120, null), key(120, null)])).toBeNull();
  expect(heatScale("slow", [key(null, null)])).toBeNull();
  expect(heatScale("missed", [key(120, 0)])).toBeNull();
});

import { expect, test } from "vitest";
import { extentOf, measured, shade } from "./shading.ts";

const figures = (mean: number | null, missedShare: number | null) => ({
  text: "e",
  samples: 5,
  mean,
  attempts: 5,
  missed: 0,
  missedShare,
});

test("misses are shaded from none, times from the shortest", () => {
  const keys = [figures(120, 0.2), figures(320, 0.5), figures(null, null)];
  expect(extentOf("missed", keys)).toEqual({ low: 0, high: 0.5 });
  expect(extentOf("slow", keys)).toEqual({ low: 120, high: 320 });
});

test("a shade is the place between the ends", () => {
  expect(shade(220, { low: 120, high: 320 })).toBe(0.5);
  expect(shade(0, { low: 0, high: 0.5 })).toBe(0);
  expect(shade(0.5, { low: 0, high: 0.5 })).toBe(1);
});

test("where all keys are equal none is shaded, and without samples there is no extent", () => {
  expect(shade(120, { low: 120, high: 120 })).toBe(0);
  expect(extentOf("slow", [figures(null, null)])).toBeNull();
  expect(measured("missed", figures(120, null))).toBeNull();
});

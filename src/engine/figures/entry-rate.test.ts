import { expect, test } from "vitest";
import { entryRate } from "./entry-rate.ts";

test("201 characters span 200 intervals: in 40 seconds 60 words per minute", () => {
  expect(entryRate(201, 40_000)).toBe(60);
});

test("one character takes no time, and no time gives no rate", () => {
  expect(entryRate(1, 1_000)).toBe(0);
  expect(entryRate(0, 1_000)).toBe(0);
  expect(entryRate(200, 0)).toBe(0);
});

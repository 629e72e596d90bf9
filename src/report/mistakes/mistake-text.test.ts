import { expect, test } from "vitest";
import type { Mistake } from "../../engine/alignment/mistakes.ts";
import { mistakeText } from "./mistake-text.ts";

const told = (kind: Mistake["kind"], presented: string, typed: string, isCorrected = false) =>
  mistakeText({ kind, presented, typed, isCorrected, position: 0, at: 0 });

test("each kind of mistake is told in a few words", () => {
  expect(told("substituted", "t", "r")).toBe("“r” for “t”");
  expect(told("omitted", "h", "")).toBe("“h” skipped");
  expect(told("inserted", "", "e")).toBe("“e” too many");
  expect(told("swapped", "th", "ht")).toBe("“ht” for “th”, swapped");
});

test("a corrected one is told as such", () => {
  expect(told("substituted", "t", "r", true)).toBe("“r” for “t”, corrected");
});

test("characters that cannot be seen have names", () => {
  expect(told("omitted", " ", "")).toBe("space skipped");
  expect(told("substituted", "\n", "m")).toBe("“m” for Enter");
});

import { expect, test } from "vitest";
import { isBeginningOf } from "./is-beginning-of.ts";

test("a letter begins the one with signs, whatever the order of these", () => {
  expect(isBeginningOf("कि", "क")).toBe(true);
  expect(isBeginningOf("ที่", "ที")).toBe(true);
  // Points are stored in an order of their own: the dagesh behind the sheva.
  expect(isBeginningOf("כְּ", "כּ")).toBe(true);
  expect(isBeginningOf("👍🏽", "👍")).toBe(true);
});

test("another letter or sign does not, nor does the whole", () => {
  expect(isBeginningOf("कि", "ग")).toBe(false);
  expect(isBeginningOf("कि", "की")).toBe(false);
  expect(isBeginningOf("कि", "कि")).toBe(false);
  expect(isBeginningOf("क", "कि")).toBe(false);
  expect(isBeginningOf("क", "")).toBe(false);
});

test("a plain letter does not begin an accented one", () => {
  expect(isBeginningOf("é", "e")).toBe(false);
  expect(isBeginningOf("e\u0301", "e")).toBe(false);
});

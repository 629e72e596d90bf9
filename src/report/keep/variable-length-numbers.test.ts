import { expect, test } from "vitest";
import { readNumbers, writeNumbers } from "./variable-length-numbers.ts";

test("numbers take a byte for each seven bits", () => {
  expect(writeNumbers([0, 127, 128, 300])).toEqual([0, 127, 0x80, 1, 0xac, 2]);
  expect(readNumbers([0, 127, 0x80, 1, 0xac, 2])).toEqual([0, 127, 128, 300]);
  expect(readNumbers(writeNumbers([Number.MAX_SAFE_INTEGER]))).toEqual([Number.MAX_SAFE_INTEGER]);
});

test("a number cut off, or too large to be exact, is none", () => {
  expect(readNumbers([5, 0x80])).toBeNull();
  expect(readNumbers(Array.from({ length: 200 }, () => 0xff))).toBeNull();
});

import { expect, test } from "vitest";
import { readNumbers, writeNumbers } from "./link-numbers.ts";

test("numbers take a byte for each seven bits, after a check byte", () => {
  const code = writeNumbers([0, 127, 128, 300]);
  expect(
    Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (byte) =>
      byte.codePointAt(0),
    ).slice(1),
  ).toEqual([0, 127, 0x80, 1, 0xac, 2]);
  expect(readNumbers(code)).toEqual([0, 127, 128, 300]);
  expect(readNumbers(writeNumbers([Number.MAX_SAFE_INTEGER]))).toEqual([Number.MAX_SAFE_INTEGER]);
});

test("a number too large to be exact is refused", () => {
  expect(readNumbers(writeNumbers([2 ** 60]))).toBeNull();
});

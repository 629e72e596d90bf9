import { expect, test } from "vitest";
import { compressed, decompressed } from "./compression.ts";

test("a text of any script comes out unchanged", async () => {
  for (const text of ["", "The old mill.", "Über 日本 🙂\n\tif (x) {}"]) {
    expect(await decompressed(await compressed(text), 1_000)).toBe(text);
  }
});

test("a text that repeats itself takes few bytes", async () => {
  expect((await compressed("the old mill ".repeat(150))).length).toBeLessThan(60);
});

test("decompression stops at the limit", async () => {
  const bomb = await compressed("a".repeat(1_000_000));
  expect(bomb.length).toBeLessThan(2_000);
  expect(await decompressed(bomb, 10_000)).toBeNull();
});

test("other bytes are refused: cut off, changed, not UTF-8", async () => {
  const whole = await compressed("The old mill by the river turns all day.");
  expect(await decompressed(whole.slice(0, -5), 1_000)).toBeNull();
  expect(await decompressed(new Uint8Array([7, 7, 7, 7]), 1_000)).toBeNull();
  // A stored block of one byte, 0xFF, which no UTF-8 text holds.
  expect(await decompressed(new Uint8Array([1, 1, 0, 254, 255, 255]), 1_000)).toBeNull();
});

import { expect, test } from "vitest";
import { compressed, decompressed, linkCode, withoutAdded } from "./link-code.ts";

test.each([
  "#c=1hQ-_PBA",
  "#C=1hQ-_PBA",
  "#c%3D1hQ-_PBA",
  "#c=1hQ-_PBA.",
  "#c=1hQ-_PBA).",
  "#c=1hQ-_PBA,",
  "#c=1hQ-_PBA%29",
  "#c=1hQ-_PBA%E2%80%A6",
  "#c=1hQ-_PBA&fbclid=IwAR0_a.b%20c",
  "#c=1hQ-_PBA>)!&utm_source=chat",
])("a chat program's changes leave a challenge's code as it was: %s", (hash) => {
  expect(linkCode("c", hash)).toBe("1hQ-_PBA");
  expect(linkCode("r", hash)).toBeNull();
});

test("an own text's code keeps its dots", () => {
  expect(linkCode("c", "#c=1hQ.abc_.xYZ.")).toBe("1hQ.abc_.xYZ");
});

test("anything else in or after a code stays, so that its check refuses it", () => {
  for (const code of ["1hQ%00", "1hQ=abc", "1hQ<svg>", "1h,Q", "1hQ..abc", ""]) {
    expect(linkCode("c", `#c=${code}`)).toBe(code);
  }
  expect(linkCode("c", "#cpp-60")).toBeNull();
  expect(linkCode("c", "")).toBeNull();
});

test("a hostile address of a megabyte is read in linear time", () => {
  const begun = performance.now();
  for (const part of [")", ".a", "%29", "-"]) withoutAdded(`${part.repeat(300_000)}<`);
  expect(performance.now() - begun).toBeLessThan(500);
});

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

import { expect, test } from "vitest";
import { linkCode, readText, withoutAdditions, writeText } from "./link-code.ts";

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

test("the code of a visitor's own text keeps its dots", () => {
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
  for (const part of [")", ".a", "%29", "-"]) withoutAdditions(`${part.repeat(300_000)}<`);
  // Quadratic time would be minutes, on a busy machine too.
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test("a text of any script comes out unchanged", async () => {
  for (const text of ["", "The old mill.", "Über 日本 🙂\n\tif (x) {}"]) {
    expect(await readText(await writeText(text), 1_000)).toBe(text);
  }
});

test("a text that repeats itself has a short code", async () => {
  expect((await writeText("the old mill ".repeat(150))).length).toBeLessThan(80);
});

test("decompression stops at the limit", async () => {
  const bomb = await writeText("a".repeat(1_000_000));
  expect(bomb.length).toBeLessThan(2_000);
  expect(await readText(bomb, 1_000_000)).toHaveLength(1_000_000);
  expect(await readText(bomb, 10_000)).toBeNull();
});

// A stored block of one byte, which is the letter A in the first.
test.each([
  ["a valid one", "AQEA_v9B", "A"],
  ["a byte that no UTF-8 text has", "AQEA_v__", null],
  ["cut off", "AQEA_v8", null],
  ["one letter too many", "AQEA_v9BB", null],
  ["a character of plain base64", "AQEA/v9B", null],
  ["bytes that no compression writes", "BwcHBw", null],
])("only a valid code of a text is read: %s", async (_, code, text) => {
  expect(await readText(code, 1_000)).toBe(text);
});

import { describe, expect, test } from "vitest";
import { codePieces } from "./code-pieces.ts";

test("there are a dozen pieces, each in its own language, in alphabetical order", () => {
  const names = codePieces.map(({ language }) => language);
  expect(names.length).toBe(12);
  expect(names).toEqual([...new Set(names)].toSorted());
});

describe.each(codePieces)("$language", ({ lines }) => {
  test("has 5 to 12 lines of at most 80 plain characters, none of them empty", () => {
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(lines.filter((line) => !/^ *[!-~]([ -~]{0,78}[!-~])?$/.test(line))).toEqual([]);
  });

  test("is indented by whole steps of two or four spaces, and starts and ends unindented", () => {
    const indents = lines.map((line) => line.length - line.trimStart().length);
    const step = Math.min(...indents.filter((indent) => indent > 0), 4);
    expect([2, 4]).toContain(step);
    expect(indents.filter((indent) => indent % step !== 0)).toEqual([]);
    expect(indents[0]).toBe(0);
  });

  test("has eight kinds of symbol or more, and closes every bracket", () => {
    const symbols = lines.join("").match(/[!-/:-@[-`{-~]/g) ?? [];
    expect(new Set(symbols).size).toBeGreaterThanOrEqual(8);
    const count = (bracket: string) => symbols.filter((symbol) => symbol === bracket).length;
    expect([count("("), count("["), count("{")]).toEqual([count(")"), count("]"), count("}")]);
  });
});

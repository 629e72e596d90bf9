import { expect, test } from "vitest";
import type { PassagePiece } from "./passage-pieces.ts";
import { passageStretches } from "./passage-stretches.ts";

/** Ten words of nine letters and a space each. */
const words = "abcdefghi ".repeat(10);

function same(position: number, text: string): PassagePiece {
  return { kind: "same", position, presented: text.split(""), typed: text.split("") };
}

function skipped(position: number): PassagePiece {
  return { kind: "omitted", position, presented: ["x"], typed: [] };
}

const textOf = (stretch: readonly PassagePiece[]) =>
  stretch.map(({ presented }) => presented.join(""));

test("a short passage stays whole", () => {
  const pieces = [same(0, "it is "), skipped(6), same(7, "late")];
  expect(passageStretches(pieces, 10)).toEqual({
    stretches: [pieces],
    isCutBefore: false,
    isCutAfter: false,
    undrawn: 0,
  });
});

test("of long right text whole words next to the mistakes remain", () => {
  const pieces = [same(0, words), skipped(100), same(101, words), skipped(201), same(202, words)];
  const { stretches, isCutBefore, isCutAfter } = passageStretches(pieces, 10);
  expect(stretches.map(textOf)).toEqual([
    ["abcdefghi abcdefghi ", "x", "abcdefghi abcdefghi"],
    ["abcdefghi abcdefghi ", "x", "abcdefghi abcdefghi"],
  ]);
  expect([isCutBefore, isCutAfter]).toEqual([true, true]);
  expect(stretches[1]?.[0]?.position).toBe(181);
});

test("mistakes past the limit are counted instead of drawn", () => {
  const pieces = [skipped(0), same(1, "and "), skipped(5), same(6, "so "), skipped(9)];
  const { stretches, isCutAfter, undrawn } = passageStretches(pieces, 2);
  expect(stretches.map(textOf)).toEqual([["x", "and ", "x", "so "]]);
  expect([isCutAfter, undrawn]).toEqual([true, 1]);
});

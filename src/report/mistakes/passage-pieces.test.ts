import { expect, test } from "vitest";
import { analyse } from "../../engine/analyse.ts";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../../engine/trial/trial.ts";
import { type PassagePiece, passagePieces, passageStretches } from "./passage-pieces.ts";

function piecesOf(trial: Trial) {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  const { alignment, presented, mistakes } = analyse(trial);
  return passagePieces(alignment, presented, trial.transcribed.graphemes, mistakes).map(
    ({ kind, position, presented: meant, typed }) => [
      kind,
      position,
      meant.join(""),
      typed.join(""),
    ],
  );
}

test("what is right is one piece", () => {
  expect(piecesOf(typeKeys("it is late", "it is late"))).toEqual([
    ["same", 0, "it is late", "it is late"],
  ]);
});

test("a wrong letter left stands by itself, with what was typed", () => {
  expect(piecesOf(typeKeys("it is late", "it os late"))).toEqual([
    ["same", 0, "it ", "it "],
    ["substituted", 3, "i", "o"],
    ["same", 4, "s late", "s late"],
  ]);
});

test("a letter corrected is told from those right at once", () => {
  expect(piecesOf(typeKeys("it is late", "it o<is late"))).toEqual([
    ["same", 0, "it ", "it "],
    ["corrected", 3, "i", "i"],
    ["same", 4, "s late", "s late"],
  ]);
});

test("skipped letters in a row are one piece, and so are extra ones", () => {
  // Three letters skipped leave three places to fill past the end.
  expect(piecesOf(typeKeys("abcdefghijklmnop", "abcghijklmnopxyz"))).toEqual([
    ["same", 0, "abc", "abc"],
    ["omitted", 3, "def", ""],
    ["same", 6, "ghijklmnop", "ghijklmnop"],
    ["inserted", 16, "", "xyz"],
  ]);
});

test("a hundred thousand extra characters are joined at once", () => {
  const trial = setValue(newTrial("abc"), `abc${"x".repeat(100_000)}`, 0, "pasted");
  expect(piecesOf(trial).map(([kind]) => kind)).toEqual(["same", "inserted"]);
});

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

test("text without a mark is not drawn, however long it is", () => {
  expect(passageStretches([same(0, words)], 10)).toEqual({
    stretches: [],
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

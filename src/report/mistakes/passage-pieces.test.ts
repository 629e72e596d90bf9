import { expect, test } from "vitest";
import { analyse } from "../../engine/analyse.ts";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../../engine/trial/trial.ts";
import { passagePieces } from "./passage-pieces.ts";

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

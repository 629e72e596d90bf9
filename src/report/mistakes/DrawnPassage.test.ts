import { expect, test } from "vitest";
import { analyse } from "../../engine/analyse.ts";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import { elidedText, passagePieces } from "./DrawnPassage.tsx";

function piecesOf(ended: Trial) {
  const trial = finished(ended);
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

test("correct text is one piece", () => {
  expect(piecesOf(typeKeys("it is late", "it is late"))).toEqual([
    ["same", 0, "it is late", "it is late"],
  ]);
});

test("a wrong letter that was left is a piece of its own, with what was typed", () => {
  expect(piecesOf(typeKeys("it is late", "it os late"))).toEqual([
    ["same", 0, "it ", "it "],
    ["substituted", 3, "i", "o"],
    ["same", 4, "s late", "s late"],
  ]);
});

test("a corrected letter is a piece of its own", () => {
  expect(piecesOf(typeKeys("it is late", "it o<is late"))).toEqual([
    ["same", 0, "it ", "it "],
    ["corrected", 3, "i", "i"],
    ["same", 4, "s late", "s late"],
  ]);
});

test("skipped letters in a row are one piece, and so are extra ones", () => {
  expect(piecesOf(typeKeys("abcdefghijklmnop", "abcghijklmnopxyz"))).toEqual([
    ["same", 0, "abc", "abc"],
    ["omitted", 3, "def", ""],
    ["same", 6, "ghijklmnop", "ghijklmnop"],
  ]);
});

test("a skipped or repeated word is drawn as one, without what the end of the test left out or added", () => {
  expect(piecesOf(typeKeys("someone else sat. Or", "someone sat. Or12345"))).toEqual([
    ["same", 0, "someone", "someone"],
    ["omitted", 7, " else", ""],
    ["same", 12, " sat. Or", " sat. Or"],
  ]);
  expect(
    piecesOf(typeKeys("a note inside a tall, broad hall", "a note inside inside a tall, bro")),
  ).toEqual([
    ["same", 0, "a note", "a note"],
    ["inserted", 6, "", " inside"],
    ["same", 6, " inside a tall, bro", " inside a tall, bro"],
  ]);
  expect(piecesOf(typeKeys("a fall", "ka fal"))).toEqual([
    ["inserted", 0, "", "k"],
    ["same", 0, "a fal", "a fal"],
  ]);
});

test("a hundred thousand extra characters are joined at once", () => {
  const extra = Array.from({ length: 100_000 }, (_, index) => ({
    kind: "inserted" as const,
    presented: { start: 0, end: 0 },
    transcribed: { start: index, end: index + 1 },
  }));
  const typed = extra.map(() => "x");
  expect(passagePieces(extra, [], typed, [])).toEqual([
    { kind: "inserted", position: 0, presented: [], typed },
  ]);
});

/** Ten words of nine letters and a space each. */
const words = "abcdefghi ".repeat(10).split("");

test("whole words remain at the ends of long correct text", () => {
  expect(elidedText(words)).toBe("abcdefghi abcdefghi … abcdefghi abcdefghi ");
});

test("short correct text, and the ends of a text without spaces, remain", () => {
  expect(elidedText(words.slice(0, 70))).toBe("abcdefghi ".repeat(7));
  const characters = Array.from({ length: 100 }, () => "字");
  expect(elidedText(characters)).toBe(`${"字".repeat(24)} … ${"字".repeat(24)}`);
});

import type { AlignedKind, AlignedSpan } from "../alignment/alignment.ts";
import { isSameCharacter } from "../trial/same-character.ts";

/** Fewer characters may match another word by chance. */
const minWordLength = 3;

/** In characters; bounds the time. */
const maxWordLength = 50;

/**
 * Aligns an erased part in which a word was skipped or typed again. From where that word would begin, the
 * part has the text that follows a skipped word, or repeats the text from the previous word.
 *
 * @param from position in the presented text that the erased part was meant for
 * @param fewest its alignment with the fewest errors, which takes the first letters of another word for
 *   wrong keys
 * @returns `null` for any other part, and if at most half of the part is wrong in `fewest`.
 */
export function wordAlignment(
  presented: readonly string[],
  from: number,
  erased: readonly string[],
  fewest: readonly AlignedSpan[],
): readonly AlignedSpan[] | null {
  const isFrom = (position: number, typed: readonly string[]) =>
    typed.every((character, index) =>
      isSameCharacter(presented[position + index] ?? "", character),
    );
  const firstWrong = erased.findIndex((character, index) => !isFrom(from + index, [character]));
  const right = erased.slice(0, Math.max(0, firstWrong)).findLastIndex(isSpace) + 1;
  const start = from + right;
  const rest = erased.slice(right);
  const errors = fewest.filter(({ kind }) => kind !== "same").length;
  const isOther = rest.length >= minWordLength && 2 * errors > rest.length;
  if (!isOther || !isSpace(presented[start - 1])) return null;

  const next = start + presented.slice(start, start + maxWordLength).findIndex(isSpace) + 1;
  const before = presented.slice(Math.max(0, start - maxWordLength), start);
  const previous = start - before.length + before.slice(0, -1).findLastIndex(isSpace) + 1;
  const restart = [next, previous].find((position) => isFrom(position, rest));
  if (restart === undefined) return null;
  const skipped = Math.max(0, restart - start);
  const repeated = Math.min(rest.length, Math.max(0, start - restart));
  return [
    span("same", 0, right, 0, right),
    ...Array.from({ length: skipped }, (_, index) => span("omitted", right + index, 1, right, 0)),
    ...Array.from({ length: repeated }, (_, index) => span("inserted", right, 0, right + index, 1)),
    span("same", right + skipped, rest.length - repeated, right + repeated),
  ];
}

/**
 * Aligns an erased part that only repeats the right character before it.
 *
 * @param from position in the presented text that the erased part was meant for
 * @returns `null` for any other part, and if that character is due twice.
 */
export function doubledAlignment(
  presented: readonly string[],
  from: number,
  erased: readonly string[],
): readonly AlignedSpan[] | null {
  const [before = "", due = ""] = presented.slice(from - 1, from + 1);
  const isDoubled = erased.every(
    (character) => isSameCharacter(before, character) && !isSameCharacter(due, character),
  );
  return isDoubled ? erased.map((_, index) => span("inserted", 0, 0, index, 1)) : null;
}

function span(
  kind: AlignedKind,
  presented: number,
  length: number,
  transcribed: number,
  typed = length,
): AlignedSpan {
  return {
    kind,
    presented: { start: presented, end: presented + length },
    transcribed: { start: transcribed, end: transcribed + typed },
  };
}

/** Whether a character is white space; no character, as at both ends of a text, counts as such. */
export function isSpace(character = " "): boolean {
  return character.trim() === "";
}

import type { Difference } from "./edit.ts";
import { type Sequence, spliced } from "./sequence.ts";

/** The value of the field, as a string and as graphemes. */
export interface TranscribedText {
  readonly text: string;
  /**
   * The strings that the text was concatenated from, if more than one. They are compared one by one,
   * because a browser copies a concatenated string as soon as it is read.
   */
  readonly pieces?: readonly string[];
  readonly graphemes: Sequence<string>;
}

export const nothingTranscribed: TranscribedText = { text: "", graphemes: [] };

/** A last piece longer than this, in code units, is merged with the others. */
const longestPiece = 1024;

/** Returns the text after a difference. A difference that reaches past the end is cut off there. */
export function transcribedAfter(
  { text, pieces = [text], graphemes }: TranscribedText,
  { start, removed, inserted }: Difference,
): TranscribedText {
  const from = unitsBefore({ text, graphemes }, start);
  const to = removed > 0 ? unitsBefore({ text, graphemes }, start + removed) : from;
  const [head = "", tail = ""] = pieces;
  const put = inserted.join("");
  const list = spliced(graphemes, start, removed, inserted);
  if (from < head.length) {
    return { text: text.slice(0, from) + put + text.slice(to), graphemes: list };
  }
  const end = tail.slice(0, from - head.length) + put + tail.slice(to - head.length);
  const whole = head + end;
  return end.length > longestPiece
    ? { text: whole, graphemes: list }
    : { text: whole, pieces: [head, end], graphemes: list };
}

/** The UTF-16 offset of a grapheme, counted from the nearer end. */
function unitsBefore({ text, graphemes }: TranscribedText, index: number): number {
  if (index >= graphemes.length) return text.length;
  if (text.length === graphemes.length) return index;
  return index * 2 > graphemes.length
    ? text.length - lengthInUnits(graphemes.slice(index))
    : lengthInUnits(graphemes.slice(0, index));
}

function lengthInUnits(graphemes: readonly string[]): number {
  let units = 0;
  for (const grapheme of graphemes) units += grapheme.length;
  return units;
}

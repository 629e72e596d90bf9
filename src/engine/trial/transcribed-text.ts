import type { Difference } from "./edit.ts";
import { type Sequence, spliced } from "./sequence.ts";

/** What stands in the field, as text and grapheme by grapheme. */
export interface TranscribedText {
  readonly text: string;
  /**
   * What the text is put together from, where that is more than one string: it is compared piece by
   * piece, for a browser copies a text that was put together as soon as it is read.
   */
  readonly pieces?: readonly string[];
  readonly graphemes: Sequence<string>;
}

export const nothingTranscribed: TranscribedText = { text: "", graphemes: [] };

/** A last piece that grows beyond this, in code units, is made one with the others. */
const longestPiece = 1024;

/** The text after a difference is applied. A difference that reaches past the end is cut there. */
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

/** How many UTF-16 code units of the text stand before a grapheme, counted from the nearer end. */
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

import type { Difference } from "./edit.ts";
import { type Sequence, spliced } from "./sequence.ts";

/** What stands in the field, as text and grapheme by grapheme. */
export interface TranscribedText {
  readonly text: string;
  readonly graphemes: Sequence<string>;
}

export const nothingTranscribed: TranscribedText = { text: "", graphemes: [] };

/** The text after a difference is applied. A difference that reaches past the end is cut there. */
export function transcribedAfter(
  { text, graphemes }: TranscribedText,
  { start, removed, inserted }: Difference,
): TranscribedText {
  const from = unitsBefore({ text, graphemes }, start);
  const to = removed > 0 ? unitsBefore({ text, graphemes }, start + removed) : from;
  return {
    text: text.slice(0, from) + inserted.join("") + text.slice(to),
    graphemes: spliced(graphemes, start, removed, inserted),
  };
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

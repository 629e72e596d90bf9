import type { Difference } from "./edit.ts";

/** What stands in the field, as text and grapheme by grapheme. */
export interface TranscribedText {
  readonly text: string;
  readonly graphemes: readonly string[];
}

export const nothingTranscribed: TranscribedText = { text: "", graphemes: [] };

/** The text after a difference is applied. A difference that reaches past the end is cut there. */
export function transcribedAfter(
  { text, graphemes }: TranscribedText,
  { start, removed, inserted }: Difference,
): TranscribedText {
  // Typing on, the most frequent edit by far, must not take long texts apart.
  if (start === graphemes.length) {
    return { text: text + inserted.join(""), graphemes: graphemes.concat(inserted) };
  }
  const before = graphemes.slice(0, start);
  const after = graphemes.slice(start + removed);
  const from = unitsBefore(text, graphemes, before.length);
  const to = text.length - lengthInUnits(after);
  return {
    text: text.slice(0, from) + inserted.join("") + text.slice(to),
    graphemes: before.concat(inserted, after),
  };
}

/** How many UTF-16 code units of `text` stand before a grapheme, counted from the nearer end. */
function unitsBefore(text: string, graphemes: readonly string[], index: number): number {
  return index * 2 > graphemes.length
    ? text.length - lengthInUnits(graphemes.slice(index))
    : lengthInUnits(graphemes.slice(0, index));
}

function lengthInUnits(graphemes: readonly string[]): number {
  let units = 0;
  for (const grapheme of graphemes) units += grapheme.length;
  return units;
}

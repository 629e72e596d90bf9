import type { Difference } from "./edit.ts";
import { type Sequence, spliced } from "./sequence.ts";
import { graphemesOf, withoutControlCharacters } from "./graphemes.ts";

/** The value of the field, as a string and as graphemes. */
export interface TranscribedText {
  readonly text: string;
  readonly graphemes: Sequence<string>;
}

export const nothingTranscribed: TranscribedText = { text: "", graphemes: [] };

/** Returns the text after a difference. A difference that reaches past the end is cut off there. */
export function transcribedAfter(
  before: TranscribedText,
  { start, removed, inserted }: Difference,
): TranscribedText {
  const { text, graphemes } = before;
  const from = unitsBefore(before, start);
  const to = unitsBefore(before, start + removed);
  return {
    text: text.slice(0, from) + inserted.join("") + text.slice(to),
    graphemes: spliced(graphemes, start, removed, inserted),
  };
}

/** How many UTF-16 code units come before a grapheme; for an index past the end, all of them. */
export function unitsBefore({ text, graphemes }: TranscribedText, index: number): number {
  if (index >= graphemes.length) return text.length;
  if (text.length === graphemes.length) return index;
  return index * 2 > graphemes.length
    ? text.length - graphemes.slice(index).join("").length
    : graphemes.slice(0, index).join("").length;
}

/**
 * The smallest difference, in whole graphemes, that turns the transcribed text into a field's value;
 * `null` if nothing that counts has changed.
 *
 * Compares values and does not rely on events: autocorrect, input methods, undo and extensions report too
 * little of what they do. Control characters of the value are dropped.
 */
export function differenceTo(transcribed: TranscribedText, value: string): Difference | null {
  const { start, units } = lastSafeBoundary(transcribed, sharedUnits(transcribed.text, value));
  const before = transcribed.graphemes.slice(start);
  const after = graphemesOf(withoutControlCharacters(value.slice(units)));

  const shorter = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < shorter && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < shorter - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;

  const removed = before.length - prefix - suffix;
  const inserted = after.slice(prefix, after.length - suffix);
  if (removed === 0 && inserted.length === 0) return null;
  return { start: start + prefix, removed, inserted };
}

/** How many UTF-16 code units two texts share at their beginning. */
function sharedUnits(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  // Most typing is at the end, and this takes a tenth of the time of the loop.
  if (one.slice(0, shorter) === other.slice(0, shorter)) return shorter;
  let shared = 0;
  while (one.charCodeAt(shared) === other.charCodeAt(shared)) shared += 1;
  return shared;
}

/**
 * The start of the grapheme before the one that holds a unit: text inserted there may combine with
 * the grapheme before it, as an accent does, but never with one further left.
 */
function lastSafeBoundary({ text, graphemes }: TranscribedText, unit: number) {
  let start = graphemes.length;
  let units = text.length;
  let isSafe = false;
  while (start > 0 && !isSafe) {
    isSafe = units <= unit;
    start -= 1;
    units -= graphemes.at(start)?.length ?? 0;
  }
  return { start, units };
}

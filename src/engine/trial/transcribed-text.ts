import type { Difference } from "./edit.ts";
import { type Sequence, spliced } from "./sequence.ts";
import { graphemesOf, withoutControlCharacters } from "./graphemes.ts";

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
  before: TranscribedText,
  { start, removed, inserted }: Difference,
): TranscribedText {
  const { text, pieces = [text], graphemes } = before;
  const from = unitsBefore(before, start);
  const to = removed > 0 ? unitsBefore(before, start + removed) : from;
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

/** The UTF-16 offset of a grapheme, counted from the nearer end; of one past the end, that of the end. */
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
  const { start, units } = lastSafeBoundary(transcribed, sharedUnits(transcribed, value));
  const before = transcribed.graphemes.slice(start);
  const after = graphemesOf(withoutControlCharacters(value.slice(units)));

  const most = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < most && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < most - prefix && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;

  const removed = before.length - prefix - suffix;
  const inserted = after.slice(prefix, after.length - suffix);
  if (removed === 0 && inserted.length === 0) return null;
  return { start: start + prefix, removed, inserted };
}

/** How many UTF-16 code units a text and a value share at their beginning. */
function sharedUnits({ text, pieces = [text] }: TranscribedText, value: string): number {
  let shared = 0;
  for (const piece of pieces) {
    const inPiece = sharedBeginning(piece, value.slice(shared, shared + piece.length));
    shared += inPiece;
    if (inPiece < piece.length) return shared;
  }
  return shared;
}

/**
 * Compares slices by bisection, because `startsWith` and a loop take ten times as long over 100,000
 * characters.
 */
function sharedBeginning(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  const isShared = (from: number, to: number) => one.slice(from, to) === other.slice(from, to);
  if (isShared(0, most)) return most;
  let shared = 0;
  let differing = most;
  while (differing - shared > 1) {
    const middle = (shared + differing) >> 1;
    if (isShared(shared, middle)) shared = middle;
    else differing = middle;
  }
  return shared;
}

/**
 * The start of the grapheme before the one that holds a unit: text inserted there may combine with
 * the grapheme before it, as an accent does, but never with one further left.
 */
function lastSafeBoundary({ text, graphemes }: TranscribedText, unit: number) {
  if (text.length === graphemes.length) {
    const start = Math.max(0, Math.min(unit, text.length) - 1);
    return { start, units: start };
  }
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

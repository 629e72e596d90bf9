import { isSameCharacter } from "./same-character.ts";
import type { Edit, Milliseconds, Span } from "./edit.ts";
import type { Trial } from "./trial.ts";

/** An edit under composition extends what is already held, or begins a new hold; `null` where it cancels it. */
export function heldAfter(held: Span | null, { start, removed, inserted }: Edit): Span | null {
  const end = start + inserted.length;
  if (!held) return end > start ? { start, end } : null;
  const heldEnd = held.end <= start ? held.end : held.end - removed + inserted.length;
  const span = { start: Math.min(held.start, start), end: Math.max(heldEnd, end) };
  return span.end > span.start ? span : null;
}

/**
 * The edit that settles what an input method held: it puts the same text in again, as committed,
 * so that it is scored once, and as it was meant.
 *
 * @returns `null` when nothing is held.
 */
export function commitComposition(
  { composing, transcribed }: Trial,
  at: Milliseconds,
): Edit | null {
  if (!composing) return null;
  const { start, end } = composing;
  const inserted = transcribed.graphemes.slice(start, end);
  return { kind: "committed", at, start, removed: inserted.length, inserted };
}

/**
 * Whether more keys can make the presented character of the transcribed one: of a letter the letter
 * with its vowel sign, points or tone mark, put in in any order; of an emoji's first part the emoji.
 *
 * An accented letter that is a single code point has none: it has a key of its own.
 */
export function isBeginningOf(presented: string, transcribed: string): boolean {
  if (presented.length <= transcribed.length || transcribed === "") return false;
  if (isSameCharacter(presented, transcribed)) return false;
  const whole = Array.from(presented.normalize("NFC"));
  const part = Array.from(transcribed.normalize("NFC"));
  return (
    part.length < whole.length &&
    part[0] === whole[0] &&
    part.every((codePoint) => whole.includes(codePoint))
  );
}

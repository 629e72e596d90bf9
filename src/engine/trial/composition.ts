import { isSameCharacter, plainForm } from "./same-character.ts";
import type { Edit, Milliseconds, Span } from "./edit.ts";
import type { Trial } from "./trial.ts";

/** The composed span after an edit under composition; `null` if the edit cancels the composition. */
export function composedSpanAfter(
  composed: Span | null,
  { start, removed, inserted }: Edit,
): Span | null {
  const before = composed ?? { start, end: start };
  const span = {
    start: Math.min(before.start, start),
    end: Math.max(before.end - removed, start) + inserted.length,
  };
  return span.end > span.start ? span : null;
}

/**
 * The edit that commits a composition: it inserts the same text again, as committed, so that it is scored
 * once.
 *
 * @returns `null` if nothing is under composition.
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

/** The text under composition that the last edit of a trial deleted; `null` if it did anything else. */
export function deletedComposition({ inputStream, composing }: Trial): string | null {
  const last = inputStream.length - 1;
  const deletion = inputStream.at(last);
  if (deletion?.kind !== "composing" || composing) return null;
  let first = last;
  while (inputStream.at(first - 1)?.kind === "composing") first -= 1;
  const text: string[] = [];
  for (const { start, removed, inserted } of inputStream.slice(first, last)) {
    text.splice(start - deletion.start, removed, ...inserted);
  }
  return text.join("");
}

/**
 * Whether more keys can turn the transcribed character into the presented one: a letter into the letter
 * with its vowel sign, points or tone mark, in any order; the first part of an emoji into the emoji.
 *
 * An accented letter that is a single code point has no beginning: it has a key of its own.
 */
export function isBeginningOf(presented: string, transcribed: string): boolean {
  if (isSameCharacter(presented, transcribed)) return false;
  const whole = Array.from(plainForm(presented));
  const part = Array.from(plainForm(transcribed));
  return (
    part.length < whole.length &&
    part[0] === whole[0] &&
    part.every((codePoint) => whole.includes(codePoint))
  );
}

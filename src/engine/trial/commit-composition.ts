import type { Edit, Milliseconds } from "./edit.ts";
import type { Trial } from "./trial.ts";

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

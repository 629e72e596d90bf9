import type { Sequence } from "./sequence.ts";

/** A rule on what may be corrected: the current word, or nothing. */
export const correctionLimits = ["wordonly", "nobackspace"] as const;

export type CorrectionLimit = (typeof correctionLimits)[number];

/** The rule that a trial was typed under, and how many keys it refused. */
export interface LimitedCorrections {
  readonly limit: CorrectionLimit;
  readonly refusals: number;
}

/**
 * Where the word begins that may still be corrected, in graphemes. It is the word that is being typed or
 * the one that should be, so that a space typed for a letter and a letter typed for a space can both be
 * removed.
 */
export function currentWordStart(
  presented: readonly string[],
  transcribed: Sequence<string>,
): number {
  return Math.min(
    wordStart(transcribed, transcribed.length),
    wordStart(presented, transcribed.length),
  );
}

function wordStart(text: Sequence<string>, end: number): number {
  let start = Math.min(end, text.length);
  while (start > 0 && text.at(start - 1)?.trim() !== "") start -= 1;
  return start;
}

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
  let start = end;
  while (start > 0 && text.at(start - 1)?.trim() !== "") start -= 1;
  return start;
}

/** The two conditions that a plan compares. */
export const conditionLetters = ["A", "B"] as const;

export type Condition = (typeof conditionLetters)[number];

/** Which test of which run of a plan a trial was; in a study, its participant and condition. */
export interface PlanPlace {
  readonly title: string;
  /** Equal for equal plans. */
  readonly digest: string;
  /** The name or code of who typed; empty if nobody asked. */
  readonly typist: string;
  /** Different for each run; 32 bits. */
  readonly run: number;
  /** Drew the order and the texts of the run; 32 bits. */
  readonly seed: number;
  /** From 1, among all tests of the run. */
  readonly test: number;
  /** How many tests of the run count. */
  readonly tests: number;
  readonly condition: Condition | null;
  /** Whether it is not counted. */
  readonly isPractice: boolean;
}

import { alignTrial } from "../alignment/alignment.ts";
import { type Attempt, attempts } from "../mistakes/attempts.ts";
import type { Milliseconds } from "../trial/edit.ts";
import { interKeyIntervals, medianInterval } from "../rhythm/inter-key-intervals.ts";
import { letterTimes, pairTimes, type PracticeMetrics } from "./letter-times.ts";
import { withoutIndentation } from "../trial/graphemes.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";

/** How letters and pairs were typed over several trials. */
export interface PracticeOfTrials {
  readonly letters: readonly PracticeMetrics[];
  readonly pairs: readonly PracticeMetrics[];
  /** The median of all intervals; 0 without intervals. */
  readonly typicalInterval: Milliseconds;
}

/**
 * The letter and pair times of several trials together, so that characters that are rare in each have
 * enough samples. See `letterTimes` and `pairTimes`.
 */
export function practiceOfTrials(trials: readonly FinishedTrial[]): PracticeOfTrials {
  const presented: string[] = [];
  const tries: Attempt[] = [];
  const intervals: Milliseconds[] = [];
  for (const trial of trials) {
    const shift = presented.length;
    const into = interKeyIntervals(trial.inputStream);
    const own = attemptsOf(trial, into);
    for (const attempt of own.attempts) {
      tries.push({ ...attempt, position: attempt.position + shift });
    }
    for (const interval of into) if (interval !== null) intervals.push(interval);
    for (const character of own.presented) presented.push(character);
    // Separates trials, so that the last letter of one and the first of the next are no pair.
    presented.push(" ");
  }
  return {
    letters: letterTimes(presented, tries).letters,
    pairs: pairTimes(presented, tries),
    typicalInterval: medianInterval(intervals) ?? 0,
  };
}

/**
 * The attempts at each character of a trial, and the characters as they are typed: Enter is one
 * character, however far the next line is indented.
 *
 * @param intervals of the trial's keys
 */
export function attemptsOf(
  trial: FinishedTrial,
  intervals: readonly (Milliseconds | null)[],
): { readonly presented: readonly string[]; readonly attempts: readonly Attempt[] } {
  const { inputStream } = trial;
  const presented = withoutIndentation(trial.presented);
  const text = typedCharacters(inputStream);
  return {
    presented,
    attempts: attempts(presented, inputStream, text, alignTrial(trial), intervals),
  };
}

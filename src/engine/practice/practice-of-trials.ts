import { alignTrial } from "../alignment/alignment.ts";
import { type Attempt, attempts } from "../mistakes/attempts.ts";
import type { Milliseconds } from "../trial/edit.ts";
import { interKeyIntervals } from "../rhythm/inter-key-intervals.ts";
import { letterTimes, pairTimes } from "./letter-times.ts";
import type { PracticeMetrics } from "./practice-metrics.ts";
import { medianInterval } from "../rhythm/rhythm.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";

/** How letters and pairs were typed over several trials. */
export interface PracticeOfTrials {
  readonly letters: readonly PracticeMetrics[];
  readonly pairs: readonly PracticeMetrics[];
  /** The median of all intervals; 0 where there is none. */
  readonly typicalInterval: Milliseconds;
}

/**
 * The letter and pair times of several trials as if they had been one: their samples are counted
 * together, so that what comes seldom in each is known from all. See `letterTimes` and `pairTimes`.
 */
export function practiceOfTrials(trials: readonly FinishedTrial[]): PracticeOfTrials {
  const presented: string[] = [];
  const tries: Attempt[] = [];
  const intervals: Milliseconds[] = [];
  for (const trial of trials) {
    const shift = presented.length;
    const into = interKeyIntervals(trial.inputStream);
    for (const attempt of attemptsIn(trial, into)) {
      tries.push({ ...attempt, position: attempt.position + shift });
    }
    for (const interval of into) if (interval !== null) intervals.push(interval);
    for (const character of trial.presented) presented.push(character);
    // Keeps the last letter of a trial and the first of the next from being a pair.
    presented.push(" ");
  }
  return {
    letters: letterTimes(presented, tries).letters,
    pairs: pairTimes(presented, tries),
    typicalInterval: medianInterval(intervals) ?? 0,
  };
}

/** @param intervals of the trial's keys */
export function attemptsIn(
  trial: FinishedTrial,
  intervals: readonly (Milliseconds | null)[],
): readonly Attempt[] {
  const { presented, inputStream } = trial;
  const text = typedCharacters(inputStream);
  return attempts(presented, inputStream, text, alignTrial(trial), intervals);
}

import { alignTrialInSteps } from "../alignment/alignment.ts";
import { attempts } from "../mistakes/attempts.ts";
import { interKeyIntervals, medianInterval } from "../rhythm/inter-key-intervals.ts";
import type { Milliseconds } from "../trial/edit.ts";
import { withoutIndentation } from "../trial/indentation.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import { typedCharacters } from "../trial/typed-characters.ts";
import type { Work } from "../work.ts";

import {
  practiceMetrics,
  type PracticeMetrics,
  type Tally,
  tallyLetters,
  tallyPairs,
} from "./letter-times.ts";

/** How letters and pairs were typed over several trials. */
export interface PracticeOfTrials {
  readonly letters: readonly PracticeMetrics[];
  readonly pairs: readonly PracticeMetrics[];
  /** The median of all intervals; 0 if there is none. */
  readonly typicalInterval: Milliseconds;
}

/** Letters and pairs counted over trials, by their text, and all intervals. */
export interface PracticeCounts {
  readonly letters: Map<string, Tally>;
  readonly pairs: Map<string, Tally>;
  readonly intervals: Milliseconds[];
}

export function newPracticeCounts(): PracticeCounts {
  return { letters: new Map(), pairs: new Map(), intervals: [] };
}

/**
 * Adds a trial to the counts. Enter is one character, however far the next line is indented; see
 * `letterTimes` and `pairTimes`.
 */
export function* countTrial(counts: PracticeCounts, trial: FinishedTrial): Work<void> {
  const { inputStream } = trial;
  const presented = withoutIndentation(trial.presented);
  const intervals = interKeyIntervals(inputStream);
  const text = typedCharacters(inputStream);
  yield;

  const alignment = yield* alignTrialInSteps(trial);
  const tries = attempts(presented, inputStream, text, alignment, intervals);
  yield;

  tallyLetters(counts.letters, presented, tries);
  tallyPairs(counts.pairs, presented, tries);
  for (const interval of intervals) if (interval !== null) counts.intervals.push(interval);
}

/** The metrics of the counts: samples of all trials count together. */
export function practiceOf({ letters, pairs, intervals }: PracticeCounts): PracticeOfTrials {
  return {
    letters: Array.from(letters.values(), practiceMetrics),
    pairs: Array.from(pairs.values(), practiceMetrics),
    typicalInterval: medianInterval(intervals) ?? 0,
  };
}

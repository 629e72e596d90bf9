import { alignTrialInSteps } from "./alignment/alignment.ts";
import { type Attempt, attemptsInSteps } from "./mistakes/attempts.ts";
import { isSpace } from "./mistakes/word-alignment.ts";
import { interKeyIntervals, median } from "./rhythm/inter-key-intervals.ts";
import { sum } from "./sum.ts";
import type { Milliseconds } from "./trial/edit.ts";
import { withoutIndentation } from "./trial/graphemes.ts";
import type { FinishedTrial } from "./trial/trial.ts";
import { typedCharacters } from "./trial/typed-characters.ts";
import type { Work } from "./work.ts";

/** How letters and pairs of letters were typed, in the order of their first occurrence. */
export interface Practice {
  readonly letters: readonly PractisedText[];
  readonly pairs: readonly PractisedText[];
  /** The median of all intervals, against which others are slow or quick; 0 if there is none. */
  readonly typicalInterval: Milliseconds;
}

/** How a character or a pair of characters was typed. */
export interface PracticeMetrics {
  readonly text: string;
  /** The number of intervals in `mean`, without pauses. */
  readonly samples: number;
  /** `null` with fewer than three samples. */
  readonly mean: Milliseconds | null;
  /** How often it had to be typed. */
  readonly attempts: number;
  readonly missed: number;
  /** missed / attempts; `null` with fewer than three attempts. */
  readonly missedShare: number | null;
}

/** The same with a time that a single pause hardly changes. */
export interface PractisedText extends PracticeMetrics {
  /** Winsorized geometric mean of all its intervals; `null` without one. */
  readonly typicalTime: Milliseconds | null;
}

/** Running counts of a text. */
export interface Tally {
  readonly text: string;
  readonly intervals: Milliseconds[];
  attempts: number;
  missed: number;
}

/** Running counts over one or more trials. */
export interface PracticeCounts {
  readonly letters: Map<string, Tally>;
  readonly pairs: Map<string, Tally>;
  /** First characters of words, because the pause before a word is not the letter's. */
  readonly wordStarts: Tally;
  readonly intervals: Milliseconds[];
}

export function newPracticeCounts(): PracticeCounts {
  return { letters: new Map(), pairs: new Map(), wordStarts: newTally(""), intervals: [] };
}

/** Adds a trial to the counts. Enter is one character, however far the next line is indented. */
export function* countTrial(counts: PracticeCounts, trial: FinishedTrial): Work<void> {
  const { inputStream } = trial;
  const presented = withoutIndentation(trial.presented);
  const intervals = interKeyIntervals(inputStream);
  const text = typedCharacters(inputStream);
  yield;

  const alignment = yield* alignTrialInSteps(trial);
  const made = yield* attemptsInSteps(presented, inputStream, text, alignment, intervals);
  countAttempts(counts, presented, made);
  for (const interval of intervals) if (interval !== null) counts.intervals.push(interval);
}

/**
 * Adds the attempts of a trial to the counts.
 *
 * Letters: the time into each, and how often it was missed. Only right keystrokes directly after the
 * previous character count, so that neither a correction nor the start of a word (as in Dhakal et al.
 * 2018) is charged to a letter. Substituted and omitted characters are missed, corrected or not; swapped
 * ones were typed, too early or too late.
 *
 * Pairs: the time from the first character to the second, and how often the second was missed after the
 * first was right. A pair typed the wrong way round is missed. Pairs with a space are left out.
 */
export function countAttempts(
  { letters, pairs, wordStarts }: PracticeCounts,
  presented: readonly string[],
  made: readonly Attempt[],
): void {
  for (const { outcome, position, interval, isAfterRight } of made) {
    if (outcome === "inserted") continue;
    const isSwapped = outcome === "swapped";
    const isMissed = outcome === "substituted" || outcome === "omitted";
    const [first = "", second = ""] = presented.slice(position, position + 2);
    const before = presented[position - 1] ?? " ";
    const isStart = !isSpace(first) && isSpace(before);
    addAttempt(tallyOf(letters, first), isMissed, isStart ? null : interval);
    if (isSwapped) addAttempt(tallyOf(letters, second), false, null);
    if (isStart) addAttempt(wordStarts, isMissed, interval);

    const pair = isSwapped ? [first, second] : [before, first];
    if (!(isSwapped || isAfterRight) || pair.some(isSpace)) continue;
    addAttempt(tallyOf(pairs, pair.join("")), outcome !== "same", interval);
  }
}

function addAttempt(tally: Tally, isMissed: boolean, interval: Milliseconds | null): void {
  tally.attempts += 1;
  if (isMissed) tally.missed += 1;
  if (interval !== null) tally.intervals.push(interval);
}

/** Returns the tally of a text, creating it if necessary. */
export function tallyOf(tallies: Map<string, Tally>, text: string): Tally {
  const tally = tallies.get(text) ?? newTally(text);
  tallies.set(text, tally);
  return tally;
}

function newTally(text: string): Tally {
  return { text, intervals: [], attempts: 0, missed: 0 };
}

/**
 * Adds the counts of other trials to the first ones.
 *
 * @param factor of the intervals that are added
 */
export function addCounts(counts: PracticeCounts, others: PracticeCounts, factor: number): void {
  for (const kind of ["letters", "pairs"] as const) {
    for (const tally of others[kind].values()) {
      addTally(tallyOf(counts[kind], tally.text), tally, factor);
    }
  }
  addTally(counts.wordStarts, others.wordStarts, factor);
  for (const interval of others.intervals) counts.intervals.push(interval * factor);
}

function addTally(tally: Tally, { intervals, attempts, missed }: Tally, factor: number): void {
  for (const interval of intervals) tally.intervals.push(interval * factor);
  tally.attempts += attempts;
  tally.missed += missed;
}

/**
 * About five passages. With more, a letter stays slow long after it has become as quick as others; with
 * fewer, most letters have too few samples.
 */
const recentIntervals = 1_000;

/**
 * The counts of the latest trials together, as many as are needed for 1,000 intervals. The intervals of each
 * are scaled to the median of the latest, so that no letter is slow because its trial was.
 *
 * @param trials the counts of each, latest first
 */
export function recentCounts(trials: Iterable<PracticeCounts>): PracticeCounts {
  const recent = newPracticeCounts();
  let latestMedian: Milliseconds = 0;
  for (const counts of trials) {
    if (recent.intervals.length >= recentIntervals) break;
    const ownMedian = median(counts.intervals) ?? 0;
    latestMedian ||= ownMedian;
    addCounts(recent, counts, ownMedian > 0 ? latestMedian / ownMedian : 1);
  }
  return recent;
}

/** The metrics of the counts: samples of all trials count together. */
export function practiceOf({ letters, pairs, intervals }: PracticeCounts): Practice {
  const typicalInterval = median(intervals) ?? 0;
  const practisedText = (tally: Tally): PractisedText => ({
    ...practiceMetrics(tally),
    typicalTime: typicalTime(tally.intervals, typicalInterval),
  });
  return {
    letters: Array.from(letters.values(), practisedText),
    pairs: Array.from(pairs.values(), practisedText),
    typicalInterval,
  };
}

/**
 * Geometric mean of intervals, Winsorized (Tukey 1962, "The future of data analysis"): one of more than five
 * times the typical interval counts as five times, one of less than a fifth as a fifth. A bound in
 * milliseconds would hide the slow letters of people who take seconds for each key.
 */
function typicalTime(
  intervals: readonly Milliseconds[],
  typicalInterval: Milliseconds,
): Milliseconds | null {
  if (intervals.length === 0) return null;
  const [low, high] = [typicalInterval / outlierFactor, typicalInterval * outlierFactor];
  const logs = intervals.map((interval) => Math.log(Math.min(Math.max(interval, low), high)));
  return Math.exp(sum(logs) / logs.length);
}

/** Fewer samples than this give no mean and no share. */
const minSamples = 3;

/** 2.8 standard deviations of the logarithms, for the person in the middle of Dhakal et al. 2018. */
const outlierFactor = 5;

/** The metrics of a tally. Intervals of more than five times their median are pauses, which do not count. */
export function practiceMetrics({ text, intervals, attempts, missed }: Tally): PracticeMetrics {
  const longest = outlierFactor * (median(intervals) ?? 0);
  const timed = intervals.filter((interval) => interval <= longest);
  return metricsOfSums({ text, samples: timed.length, time: sum(timed), attempts, missed });
}

/** @param time the sum of the intervals */
export function metricsOfSums({
  time,
  ...counts
}: Omit<PracticeMetrics, "mean" | "missedShare"> & { time: Milliseconds }): PracticeMetrics {
  const { samples, attempts, missed } = counts;
  return {
    ...counts,
    mean: samples >= minSamples ? time / samples : null,
    missedShare: attempts >= minSamples ? missed / attempts : null,
  };
}

import { mean, variance } from "d3-array";
import { studentQuantile } from "../engine/metrics/several-tests.ts";
import {
  addCounts,
  countTrial,
  newPracticeCounts,
  practiceOf,
  type Practice,
  type PracticeCounts,
  recentCounts,
} from "../engine/practice.ts";
import { runToEnd } from "../engine/work.ts";
import type { ProgressTest } from "../saved-tests/progress-test.ts";
import { decodeTrial, type StoredTrial } from "../saved-tests/stored-test.ts";
import { pauseWhenDue } from "../ui/idle.ts";

/** How a letter or a pair changed from the earlier half of the tests to the later half. */
export interface LetterChange {
  readonly text: string;
  /** The geometric mean of its typical times in the later half, by that in the earlier; below 1 if faster. */
  readonly timeRatio: number;
  /** Whether the difference is more than the variation between the tests explains. */
  readonly isBeyondChance: boolean;
}

/** Letters and pairs over several tests, and their changes. */
interface LettersOverTests extends Practice {
  /** Those in enough tests of both halves, the one that gained most speed first. */
  readonly changes: readonly LetterChange[];
  /** The metrics of the latest tests, for a drill. */
  readonly latest: Practice;
}

/** In each half. */
const minTests = 3;

/** Tests that follow one another drift together; a margin for that, as a factor. */
const slowDrift = 1.23;

/**
 * Letters and pairs over all tests as if they had been one, and how each changed. On the scale of
 * logarithms, with a letter's typical time in each test as a sample, the means of the halves differ
 * by more than chance explains if their difference exceeds t(0.975) × 1.23 √(v (1/n + 1/m)).
 *
 * @param tests typed throughout, oldest first
 * @param signal ends it early, with only the tests so far
 */
export async function lettersOverTests(
  tests: readonly Pick<ProgressTest, "trial">[],
  signal?: AbortSignal,
): Promise<LettersOverTests> {
  const pause = pauseWhenDue();
  const all = newPracticeCounts();
  /** For each letter and pair, the logarithm of its typical time in each test of both halves. */
  const times = new Map<string, readonly [earlier: number[], later: number[]]>();
  for (const [index, { trial }] of tests.entries()) {
    if (signal?.aborted) break;
    const own = countsOfTrial(trial);
    addCounts(all, own, 1);
    const half = index < tests.length / 2 ? 0 : 1;
    const { letters, pairs } = practiceOf(own);
    for (const { text, typicalTime } of [...letters, ...pairs]) {
      if (!typicalTime) continue;
      const ofText = times.get(text) ?? [[], []];
      ofText[half].push(Math.log(typicalTime));
      times.set(text, ofText);
    }
    // So that the page can respond.
    await pause();
  }
  const changes = Array.from(times, ([text, [earlier, later]]) => changeOf(text, earlier, later))
    .filter((change) => change !== null)
    .toSorted((one, other) => one.timeRatio - other.timeRatio);
  return { ...practiceOf(all), changes, latest: practiceOf(recentCounts(latestFirst(tests))) };
}

/** Counts only the tests that are asked for. */
function* latestFirst(tests: readonly Pick<ProgressTest, "trial">[]) {
  for (const { trial } of tests.toReversed()) yield countsOfTrial(trial);
}

function countsOfTrial(trial: StoredTrial): PracticeCounts {
  const counts = newPracticeCounts();
  runToEnd(countTrial(counts, decodeTrial(trial)));
  return counts;
}

function changeOf(
  text: string,
  one: readonly number[],
  other: readonly number[],
): LetterChange | null {
  if (Math.min(one.length, other.length) < minTests) return null;
  const logRatio = (mean(other) ?? 0) - (mean(one) ?? 0);
  const degreesOfFreedom = one.length + other.length - 2;
  const squares = (half: readonly number[]) => (variance(half) ?? 0) * (half.length - 1);
  const pooled = (slowDrift ** 2 * (squares(one) + squares(other))) / degreesOfFreedom;
  const noise =
    studentQuantile(degreesOfFreedom) * Math.sqrt(pooled * (1 / one.length + 1 / other.length));
  return { text, timeRatio: Math.exp(logRatio), isBeyondChance: Math.abs(logRatio) > noise };
}

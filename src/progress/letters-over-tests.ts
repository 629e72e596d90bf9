import { studentQuantile } from "../engine/metrics/several-tests.ts";
import {
  type Tally,
  tallyOf,
  countTrial,
  newPracticeCounts,
  practiceOf,
  type Practice,
} from "../engine/practice/practice.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { runToEnd } from "../engine/work.ts";
import type { Opening } from "../test-files/open-tests.ts";

/** How a letter or a pair changed from the earlier half of the tests to the later half. */
export interface LetterChange {
  readonly text: string;
  /** Geometric means of the tests' means. */
  readonly earlier: Milliseconds;
  readonly later: Milliseconds;
  /** Whether the difference is more than the variation between the tests explains. */
  readonly isBeyondNoise: boolean;
}

/** Letters and pairs over several tests, and their changes. */
export interface LettersOverTests extends Practice {
  /** Of those in enough tests of both halves, the one that became fastest first. */
  readonly changes: readonly LetterChange[];
}

/** In each half. */
const fewestTests = 3;

/** Tests that follow one another drift together; a margin for that, as a factor. */
const slowDrift = 1.23;

/** With more degrees of freedom, Student's t hardly changes. */
const mostFreedom = 200;

/**
 * Letters and pairs over all tests as if they had been one, and how each changed. On the scale of
 * logarithms, with a letter's mean in each test as a sample, the means of the halves differ by more
 * chance explains if the difference exceeds t(0.975) × 1.23 √(v (1/n + 1/m)).
 *
 * @param trials oldest first, each created when it is read
 * @param count the number of trials
 */
export async function lettersOverTests(
  trials: Iterable<FinishedTrial>,
  count: number,
  pause: Opening["pause"] = () => null,
): Promise<LettersOverTests> {
  const all = newPracticeCounts();
  const halves = [new Map<string, Spread>(), new Map<string, Spread>()] as const;
  let index = 0;
  for (const trial of trials) {
    const own = newPracticeCounts();
    runToEnd(countTrial(own, trial));
    for (const interval of own.intervals) all.intervals.push(interval);
    const half = index < count / 2 ? halves[0] : halves[1];
    for (const kind of ["letters", "pairs"] as const) {
      for (const tally of own[kind].values()) {
        add(all[kind], tally);
        note(half, tally);
      }
    }
    index += 1;
    const rest = pause();
    // oxlint-disable-next-line no-await-in-loop -- so that the page can respond
    if (rest) await rest;
  }
  return { ...practiceOf(all), changes: changesBetween(...halves) };
}

/** Samples on the scale of logarithms. */
interface Spread {
  count: number;
  sum: number;
  squares: number;
}

function add(all: Map<string, Tally>, { text, samples, time, attempts, missed }: Tally): void {
  const tally = tallyOf(all, text);
  tally.samples += samples;
  tally.time += time;
  tally.attempts += attempts;
  tally.missed += missed;
}

function note(half: Map<string, Spread>, { text, samples, time }: Tally): void {
  if (samples === 0 || time <= 0) return;
  const spread = half.get(text) ?? { count: 0, sum: 0, squares: 0 };
  const mean = Math.log(time / samples);
  half.set(text, {
    count: spread.count + 1,
    sum: spread.sum + mean,
    squares: spread.squares + mean ** 2,
  });
}

function changesBetween(
  earlier: ReadonlyMap<string, Spread>,
  later: ReadonlyMap<string, Spread>,
): readonly LetterChange[] {
  return Array.from(earlier, ([text, one]) => changeOf(text, one, later.get(text)))
    .filter((change) => change !== null)
    .toSorted((one, other) => one.later / one.earlier - other.later / other.earlier);
}

function changeOf(text: string, one: Spread, other: Spread | undefined): LetterChange | null {
  if (!other || Math.min(one.count, other.count) < fewestTests) return null;
  const [earlier, later] = [one.sum / one.count, other.sum / other.count];
  const freedom = one.count + other.count - 2;
  const squares =
    one.squares - one.count * earlier ** 2 + (other.squares - other.count * later ** 2);
  const variance = (slowDrift ** 2 * Math.max(0, squares)) / freedom;
  const noise =
    studentQuantile(Math.min(freedom, mostFreedom)) *
    Math.sqrt(variance * (1 / one.count + 1 / other.count));
  return {
    text,
    earlier: Math.exp(earlier),
    later: Math.exp(later),
    isBeyondNoise: Math.abs(later - earlier) > noise,
  };
}

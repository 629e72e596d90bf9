import { sum } from "../sum.ts";
import {
  type LikelyRange,
  normalQuantile,
  rangeWithin,
  type Speed,
  type SpeedWithRange,
} from "./likely-range.ts";

/** The speed of several tests of one person; the next such test ends within the range 19 times in 20. */
export interface CombinedSpeed extends LikelyRange {
  readonly tests: number;
  /** Geometric mean, not rounded. */
  readonly wordsPerMinute: number;
}

/** How the later tests of someone differ from the earlier ones. */
export interface Change {
  /** Geometric means, not rounded. */
  readonly earlier: number;
  readonly later: number;
  /** Whether chance does not explain the difference. */
  readonly isBeyondChance: boolean;
}

const maxGroupSize = 5;

/** The weight of the variance within the tests, in tests; see docs/work/measurement.md. */
const priorWeight = 8;

/**
 * Combines tests of one kind. On the scale of logarithms, with the mean x̄ of m tests and the variance v of
 * one (see `varianceOfOne`), the next one lies in x̄ ± 1.96 √(v (1 + 1/m)).
 *
 * @returns `null` if no test has both a speed and a half-width, and if the range would be too wide to say
 *   anything.
 */
export function combinedSpeed(tests: readonly Speed[]): CombinedSpeed | null {
  const withSpeed = tests.filter(hasSpeed);
  const variance = varianceOf([withSpeed]);
  if (variance === null) return null;
  const wordsPerMinute = meanSpeed(withSpeed);
  const range = rangeWithin(wordsPerMinute, reachOfNext(variance, withSpeed.length));
  return range && { tests: withSpeed.length, wordsPerMinute, ...range };
}

/**
 * The likely range of the average of some tests, including tests too short to have a range: the long-run
 * speed lies in x̄ ± 1.96 √(v/m) 19 times in 20.
 *
 * @param tests each with a speed
 * @returns `null` if nothing shows how their speeds vary, or too wide a range.
 */
export function averageRange(tests: readonly Speed[]): LikelyRange | null {
  const one = varianceOfOne([tests]);
  if (!one) return null;
  const reach = one.quantile * Math.sqrt(one.variance / tests.length);
  return rangeWithin(meanSpeed(tests), reach);
}

/**
 * How far the range of the next test would reach after some more tests like these, on the scale of
 * logarithms; `null` if no test has a half-width.
 *
 * @param tests each with a speed
 */
export function reachAfter(tests: readonly Speed[], more: number): number | null {
  const variance = varianceOf([tests]);
  return variance === null ? null : reachOfNext(variance, tests.length + more);
}

/**
 * Compares the first tests with the last: each half, but no more than five of it. Groups of n and m
 * differ beyond chance if their means differ by more than 1.96 √(v (1/n + 1/m)).
 *
 * @param tests of one kind, oldest first
 * @returns `null` for fewer than two tests with a speed, and if none of them has a half-width.
 */
export function changeOverTime(tests: readonly Speed[]): Change | null {
  const withSpeed = tests.filter(hasSpeed);
  if (withSpeed.length < 2) return null;
  const sizes = groupSizes(withSpeed.length);
  const first = withSpeed.slice(0, sizes.first);
  const last = withSpeed.slice(-sizes.last);
  const variance = varianceOf([first, last]);
  if (variance === null) return null;
  const [earlier, later] = [meanSpeed(first), meanSpeed(last)];
  const chance = normalQuantile * Math.sqrt(variance * (1 / first.length + 1 / last.length));
  return { earlier, later, isBeyondChance: Math.abs(Math.log(later / earlier)) > chance };
}

/**
 * The current speed from tests of one kind, see {@link currentTests}.
 *
 * @param tests oldest first
 * @returns `null` as {@link combinedSpeed} does, and for one test that has no range of its own.
 */
export function currentSpeed(tests: readonly SpeedWithRange[]): CombinedSpeed | null {
  const current = currentTests(tests);
  const hasNoRange = current.length === 1 && current[0]?.likelyRange === null;
  return hasNoRange ? null : combinedSpeed(current);
}

/**
 * The tests that show the current speed: all that have one, or the last group of {@link changeOverTime} if
 * the speed has changed by more than chance.
 *
 * @param tests of one kind, oldest first
 */
export function currentTests<Test extends Speed>(tests: readonly Test[]): readonly Test[] {
  const withSpeed = tests.filter(hasSpeed);
  const hasChanged = changeOverTime(withSpeed)?.isBeyondChance === true;
  return hasChanged ? withSpeed.slice(-groupSizes(withSpeed.length).last) : withSpeed;
}

/** How many tests each side of {@link changeOverTime} has. */
export function groupSizes(tests: number): { readonly first: number; readonly last: number } {
  return {
    first: Math.min(maxGroupSize, Math.floor(tests / 2)),
    last: Math.min(maxGroupSize, Math.ceil(tests / 2)),
  };
}

/**
 * The variance of one test's log speed, and the quantile that it goes with: (8 v̄ + Σ(xᵢ − x̄)²) / (8 + m − g),
 * from the mean variance v̄ that the tests show within themselves, and from how far m tests in g groups lie
 * from the means of their groups. If no test has a half-width, the variance within the groups and Student's t.
 *
 * @returns `null` if nothing shows how speeds vary.
 */
export function varianceOfOne(groups: readonly (readonly Speed[])[]) {
  let squares = 0;
  let degreesOfFreedom = 0;
  let within = 0;
  let known = 0;
  for (const group of groups) {
    const mean = meanLogSpeed(group);
    for (const { wordsPerMinute, halfWidth } of group) {
      squares += (Math.log(wordsPerMinute) - mean) ** 2;
      if (halfWidth === null) continue;
      within += (halfWidth / normalQuantile) ** 2;
      known += 1;
    }
    degreesOfFreedom += group.length - 1;
  }
  if (known > 0) {
    const variance = (priorWeight * (within / known) + squares) / (priorWeight + degreesOfFreedom);
    return { variance, quantile: normalQuantile };
  }
  if (degreesOfFreedom <= 0 || squares === 0) return null;
  return { variance: squares / degreesOfFreedom, quantile: studentQuantile(degreesOfFreedom) };
}

/** The variance alone; `null` if no test has a half-width. */
function varianceOf(groups: readonly (readonly Speed[])[]): number | null {
  const hasHalfWidth = groups.flat().some(({ halfWidth }) => halfWidth !== null);
  return hasHalfWidth ? (varianceOfOne(groups)?.variance ?? null) : null;
}

function reachOfNext(variance: number, tests: number): number {
  return normalQuantile * Math.sqrt(variance * (1 + 1 / tests));
}

/** The geometric mean of the speeds, not rounded. */
export function meanSpeed(tests: readonly Speed[]): number {
  return Math.exp(meanLogSpeed(tests));
}

export function meanLogSpeed(tests: readonly Speed[]): number {
  return sum(tests.map(({ wordsPerMinute }) => Math.log(wordsPerMinute))) / tests.length;
}

export function hasSpeed({ wordsPerMinute }: Speed): boolean {
  return wordsPerMinute > 0;
}

/** Student's quantile for one to five degrees of freedom. */
const quantilesToFive = [12.706, 4.303, 3.182, 2.776, 2.571];

/** The terms of its series in the reciprocal of the degrees of freedom (Abramowitz & Stegun 1964, 26.7.5). */
const series = [1.96, 2.3723, 2.8225, 2.5558, 1.5895];

/**
 * The value that Student's t stays within, either side of 0, with probability 0.95: its 0.975 quantile, to
 * three decimals.
 *
 * @param degreesOfFreedom a whole number from 1 up
 */
export function studentQuantile(degreesOfFreedom: number): number {
  const ofSeries = sum(series.map((term, power) => term / degreesOfFreedom ** power));
  return quantilesToFive[degreesOfFreedom - 1] ?? ofSeries;
}

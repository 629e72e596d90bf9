import { slowDrift } from "./likely-range.ts";
import { studentQuantile } from "./student-t.ts";

/** The speed of one test: WPM, not rounded, and the half-width of its likely range where it has one. */
export interface TestSpeed {
  readonly wordsPerMinute: number;
  /** See `LikelyRange`. */
  readonly halfWidth: number | null;
}

/** Several tests of one person as one. */
export interface PooledSpeed {
  /** Geometric mean, not rounded. */
  readonly wordsPerMinute: number;
  /** Whole WPM, rounded outward: another such test would end within it 19 times in 20. */
  readonly low: number;
  readonly high: number;
}

/** How the later tests of someone differ from the earlier ones. */
export interface Change {
  /** Geometric means, not rounded. */
  readonly earlier: number;
  readonly later: number;
  /** Whether the difference is more than the scatter within the tests and between them explains. */
  readonly isBeyondNoise: boolean;
}

const fewestTests = 3;
const largestGroup = 5;

/** The degrees of freedom of one test's half-width. */
const ownFreedom = 3;

/**
 * Pools tests of one kind. On the scale of logarithms, with the mean of n tests and the variance v of
 * one (see `varianceOf`), the range is mean ± t(0.975) × √(v (1 + 1/n)).
 *
 * @returns `null` for fewer than three tests, and where one of them has no speed.
 */
export function pooledSpeed(tests: readonly TestSpeed[]): PooledSpeed | null {
  if (tests.length < fewestTests || tests.some(hasNoSpeed)) return null;
  const { variance, freedom } = varianceOf([tests]);
  const wordsPerMinute = meanSpeed(tests);
  const reach = studentQuantile(freedom) * Math.sqrt(variance * (1 + 1 / tests.length));
  return {
    wordsPerMinute,
    low: Math.floor(wordsPerMinute * Math.exp(-reach)),
    high: Math.ceil(wordsPerMinute * Math.exp(reach)),
  };
}

/**
 * Compares the first tests with the last: each half, but no more than five of it. The difference of
 * their means is beyond the noise where it exceeds t(0.975) × √(v (1/n + 1/m)). Tests that follow one
 * another drift together, so what they differ by within a group is taken 1.23 times, as within a test.
 *
 * @param tests of one kind, oldest first
 * @returns `null` for fewer than three tests, and where one of them has no speed.
 */
export function changeOver(tests: readonly TestSpeed[]): Change | null {
  if (tests.length < fewestTests || tests.some(hasNoSpeed)) return null;
  const sizes = groupSizes(tests.length);
  const first = tests.slice(0, sizes.first);
  const last = tests.slice(-sizes.last);
  const { variance, freedom } = varianceOf([first, last], slowDrift);
  const [earlier, later] = [meanSpeed(first), meanSpeed(last)];
  const noise =
    studentQuantile(freedom) * Math.sqrt(variance * (1 / first.length + 1 / last.length));
  return { earlier, later, isBeyondNoise: Math.abs(Math.log(later / earlier)) > noise };
}

/** How many tests each side of {@link changeOver} has. */
export function groupSizes(tests: number): { readonly first: number; readonly last: number } {
  return {
    first: Math.min(largestGroup, Math.floor(tests / 2)),
    last: Math.min(largestGroup, Math.ceil(tests / 2)),
  };
}

/**
 * The variance of one test's speed on the scale of logarithms: the larger of what the tests differ by
 * within their groups, and of what the unevenness within them lets expect. Three tests alone say little
 * of how much tests differ; many say all.
 */
function varianceOf(
  groups: readonly (readonly TestSpeed[])[],
  drift = 1,
): { variance: number; freedom: number } {
  let squares = 0;
  let freedom = 0;
  for (const group of groups) {
    const mean = Math.log(meanSpeed(group));
    for (const test of group) squares += (Math.log(test.wordsPerMinute) - mean) ** 2;
    freedom += group.length - 1;
  }
  const between = (drift ** 2 * squares) / freedom;
  const errors = groups.flat().flatMap(({ halfWidth }) => {
    return halfWidth === null ? [] : [(halfWidth / studentQuantile(ownFreedom)) ** 2];
  });
  const within = errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
  return between >= within
    ? { variance: between, freedom }
    : { variance: within, freedom: freedom + ownFreedom * errors.length };
}

function meanSpeed(tests: readonly TestSpeed[]): number {
  const sum = tests.reduce((total, { wordsPerMinute }) => total + Math.log(wordsPerMinute), 0);
  return Math.exp(sum / tests.length);
}

function hasNoSpeed({ wordsPerMinute }: TestSpeed): boolean {
  return wordsPerMinute <= 0;
}

import { sum } from "../sum.ts";
import { normalQuantile, type Speed } from "./likely-range.ts";
import { hasSpeed, meanLogSpeed, studentQuantile, varianceOfOne } from "./several-tests.ts";

/** The speeds in two conditions of tests that are alike in all else: of one run and one kind of text. */
export interface SpeedsInConditions {
  readonly a: readonly Speed[];
  readonly b: readonly Speed[];
}

/** How speeds in condition B differ from those in A, on the scale of natural logarithms. */
export interface ConditionDifference {
  /** Above 0 if B is faster. */
  readonly logRatio: number;
  /** The long-run difference lies within `logRatio` ± `reach` 19 times in 20. */
  readonly reach: number;
  /** In both conditions together. */
  readonly tests: number;
}

/**
 * Compares two conditions over the runs that have tests in both.
 *
 * The difference of the mean log speeds is the logarithm of the ratio of the geometric means (Bland and
 * Altman 1996, "The use of transformation when comparing two means"). Within run i, with nᵢ tests in A
 * and mᵢ in B, it is dᵢ = x̄ᵦ − x̄ₐ, of the variance v / wᵢ, wᵢ = nᵢmᵢ / (nᵢ + mᵢ), with the variance v of
 * one test as `combinedSpeed` has it. If no test has a half-width, v is the variance within the groups and
 * Student's t takes the place of 1.96. Of a run with several kinds of text, dᵢ is the mean of theirs by wᵢ.
 *
 * Runs may differ by more, such as those of several people, by a variance τ² that the dᵢ show
 * (DerSimonian and Laird 1986): with uᵢ = 1 / (v/wᵢ + τ²), d = Σuᵢdᵢ / Σuᵢ and its reach is 1.96 / √Σuᵢ.
 * If k of them do, Student's t of k − 1 takes the place of 1.96, because few runs show little about τ²
 * (Follmann and Proschan 1999, "Valid inference in random effects meta-analysis").
 *
 * @param runs of each, its kinds of text
 * @returns `null` if no kind has tests in both conditions, or nothing shows how speeds vary.
 */
export function compareConditions(
  runs: readonly (readonly SpeedsInConditions[])[],
): ConditionDifference | null {
  const both = runs.map(inBoth).filter((kinds) => kinds.length > 0);
  const groups = both.flat().flatMap(({ a, b }) => [a, b]);
  const one = varianceOfOne(groups);
  if (both.length === 0 || one === null) return null;
  const parts = both.map((kinds) => {
    const weightOf = ({ a, b }: SpeedsInConditions) =>
      (a.length * b.length) / (a.length + b.length) / one.variance;
    const weight = sum(kinds.map(weightOf));
    const differences = kinds.map(
      (kind) => weightOf(kind) * (meanLogSpeed(kind.b) - meanLogSpeed(kind.a)),
    );
    return { difference: sum(differences) / weight, weight };
  });
  const between = varianceBetween(parts);
  const weights = parts.map(({ weight }) => 1 / (1 / weight + between));
  const total = sum(weights);
  const quantile = between > 0 ? studentQuantile(parts.length - 1) : one.quantile;
  return {
    logRatio: sum(parts.map(({ difference }, index) => (weights[index] ?? 0) * difference)) / total,
    reach: quantile / Math.sqrt(total),
    tests: sum(groups.map(({ length }) => length)),
  };
}

/** The kinds of text with tests in both conditions. */
function inBoth(kinds: readonly SpeedsInConditions[]): readonly SpeedsInConditions[] {
  return kinds
    .map(({ a, b }) => ({ a: a.filter(hasSpeed), b: b.filter(hasSpeed) }))
    .filter(({ a, b }) => a.length > 0 && b.length > 0);
}

/** The 0.8 quantile of the normal distribution. */
const powerQuantile = 0.84;

/**
 * About how many more such tests would show a difference by this ratio four times in five: the reach falls
 * with the square root of the number of tests, to 1.96 / (1.96 + 0.84) of the difference.
 *
 * @param ratio above 1: 1.05 is a difference of 5%
 */
export function testsToDetect({ reach, tests }: ConditionDifference, ratio: number): number {
  const needed = Math.log(ratio) / (1 + powerQuantile / normalQuantile);
  return Math.max(0, Math.ceil(tests * (reach / needed) ** 2) - tests);
}

/** τ², 0 for one run: (Q − (k − 1)) / (Σw − Σw²/Σw), with Q = Σwᵢ(dᵢ − d̄)². */
function varianceBetween(
  parts: readonly { readonly difference: number; readonly weight: number }[],
): number {
  if (parts.length < 2) return 0;
  const total = sum(parts.map(({ weight }) => weight));
  const mean = sum(parts.map(({ weight, difference }) => weight * difference)) / total;
  const spread = sum(parts.map(({ weight, difference }) => weight * (difference - mean) ** 2));
  const scale = total - sum(parts.map(({ weight }) => weight ** 2)) / total;
  return Math.max(0, (spread - (parts.length - 1)) / scale);
}

import type { PracticeMetrics } from "../engine/practice.ts";
import { minSamples } from "../texts/drill.ts";

/** What keys are judged by: their mean time or their share of misses. */
export type Measure = "slow" | "missed";

/** The mean time or the share of misses; `null` if it has too few samples to be a weak spot. */
export function measuredValue(
  measure: Measure,
  { samples, mean, attempts, missedShare }: PracticeMetrics,
): number | null {
  const [count, value] = measure === "slow" ? [samples, mean] : [attempts, missedShare];
  return count >= minSamples ? value : null;
}

/** Whether the misses of a text may be a habit; a single one is none, however rare the text is. */
export function isMissedAgain({ missed }: PracticeMetrics): boolean {
  return missed > 1;
}

/**
 * The slowest, or those missed at the highest rate, without those missed once. Among equals, those with
 * more samples or attempts come first.
 */
export function worstOf(
  measure: Measure,
  figures: readonly PracticeMetrics[],
  limit: number,
): readonly PracticeMetrics[] {
  const isSlow = measure === "slow";
  const value = (each: PracticeMetrics) => measuredValue(measure, each) ?? 0;
  const count = ({ samples, attempts }: PracticeMetrics) => (isSlow ? samples : attempts);
  return figures
    .filter((each) => measuredValue(measure, each) !== null && (isSlow || isMissedAgain(each)))
    .toSorted((one, other) => value(other) - value(one) || count(other) - count(one))
    .slice(0, limit);
}

import type { PracticeMetrics } from "../engine/practice.ts";
import { minSamples } from "../texts/drill.ts";
import { countText, exactTimeText } from "./format-figures.ts";

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

/** The slowest, or those most often missed; among equals, those with more samples or attempts first. */
export function worstOf(
  measure: Measure,
  figures: readonly PracticeMetrics[],
  limit: number,
): readonly PracticeMetrics[] {
  const isSlow = measure === "slow";
  const value = (each: PracticeMetrics) => measuredValue(measure, each) ?? 0;
  const count = ({ samples, attempts }: PracticeMetrics) => (isSlow ? samples : attempts);
  return figures
    .filter((each) => measuredValue(measure, each) !== null && (isSlow || each.missed > 0))
    .toSorted((one, other) => value(other) - value(one) || count(other) - count(one))
    .slice(0, limit);
}

/** An interval of more than this many times the mean of the others is named. */
const pauseFactor = 5;

/** "6 samples", or "6 samples, one of 12.0 s" if a pause is among them. */
export function samplesText({
  samples,
  mean,
  longest,
}: Pick<PracticeMetrics, "samples" | "mean" | "longest">): string {
  const others = (samples * (mean ?? 0) - longest) / (samples - 1);
  const pause = longest > pauseFactor * others ? `, one of ${exactTimeText(longest)}` : "";
  return countText(samples, "sample") + pause;
}

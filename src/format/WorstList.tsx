import type { PracticeMetrics } from "../engine/practice.ts";
import { fewestSamples } from "../texts/drill.ts";
import { TextCap } from "../ui/KeyCap.tsx";
import {
  characterName,
  countText,
  exactTimeText,
  intervalText,
  numberText,
  shareText,
} from "./format-figures.ts";
import styles from "./WorstList.module.css";

/** What keys are judged by: their mean time or their share of misses. */
export type Measure = "slow" | "missed";

/** The mean time or the share of misses; `null` if it has too few samples to be a weak spot. */
export function measured(
  measure: Measure,
  { samples, mean, attempts, missedShare }: PracticeMetrics,
): number | null {
  const [count, value] = measure === "slow" ? [samples, mean] : [attempts, missedShare];
  return count >= fewestSamples ? value : null;
}

/** The slowest, or those most often missed; of equals, those with more samples or attempts first. */
export function worstOf(
  measure: Measure,
  figures: readonly PracticeMetrics[],
  most: number,
): readonly PracticeMetrics[] {
  const isSlow = measure === "slow";
  const value = (each: PracticeMetrics) => measured(measure, each) ?? 0;
  const count = ({ samples, attempts }: PracticeMetrics) => (isSlow ? samples : attempts);
  return figures
    .filter((each) => measured(measure, each) !== null && (isSlow || each.missed > 0))
    .toSorted((one, other) => value(other) - value(one) || count(other) - count(one))
    .slice(0, most);
}

/** An interval of more than this many times the mean of the others is named. */
const farthest = 5;

/** "6 samples", or "6 samples, one of 12.0 s" if a pause is among them. */
export function samplesText({
  samples,
  mean,
  longest,
}: Pick<PracticeMetrics, "samples" | "mean" | "longest">): string {
  const others = (samples * (mean ?? 0) - longest) / (samples - 1);
  const pause = longest > farthest * others ? `, one of ${exactTimeText(longest)}` : "";
  return countText(samples, "sample") + pause;
}

const rowsShown = 3;

/** The three slowest or most missed, each with a bar. */
export function WorstList({
  of,
  measure,
  figures,
}: {
  of: "keys" | "letters" | "pairs";
  measure: Measure;
  figures: readonly PracticeMetrics[];
}) {
  const worst = worstOf(measure, figures, rowsShown);
  const value = (each: PracticeMetrics) => measured(measure, each) ?? 0;
  // At least a little, because the bars are divided by it.
  const longest = Math.max(...worst.map(value), Number.MIN_VALUE);
  if (worst.length === 0) return null;
  return (
    <div className={styles.list}>
      <h4>
        {measure === "slow" ? "Slowest" : "Most missed"} {of}
      </h4>
      <ol>
        {worst.map((each) => (
          <li key={each.text}>
            <TextCap>{characterName(each.text)}</TextCap>
            <span>{measure === "slow" ? intervalText(value(each)) : shareText(value(each))}</span>
            <span className={styles.samples}>
              {measure === "slow"
                ? samplesText(each)
                : `${numberText(each.missed)} of ${numberText(each.attempts)}`}
            </span>
            <svg className={styles.bar} width="100%" height="6" aria-hidden="true">
              <rect width={`${(value(each) / longest) * 100}%`} height="6" rx="2" />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}

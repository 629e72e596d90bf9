import type { PracticeMetrics } from "../engine/practice.ts";
import { TextCap } from "../ui/KeyCap.tsx";
import { characterName, countText, intervalText, numberText, shareText } from "./format-figures.ts";
import { type Measure, measuredValue, worstOf } from "./key-measures.ts";
import styles from "./WorstList.module.css";

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
  const value = (each: PracticeMetrics) => measuredValue(measure, each) ?? 0;
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
                ? countText(each.samples, "sample")
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

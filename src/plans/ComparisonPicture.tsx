import { conditionLetters } from "../engine/trial/test-settings.ts";
import { bareSpeedText, commonUnit, speedText } from "../format/speed-unit.ts";
import { RangeBar } from "../format/RangeBar.tsx";
import { roundScale } from "../ui/chart/Chart.tsx";
import note from "../ui/note.module.css";
import type { ComparedRuns } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import { capitalized, conditionText } from "./plan-text.ts";
import styles from "./plans.module.css";

/**
 * The speeds in both conditions, with their averages. Hidden from screen readers, because a sentence and a
 * table say the same.
 */
export function ComparisonPicture({ plan, compared }: { plan: Plan; compared: ComparedRuns }) {
  const { own, all, means, runs } = compared;
  const typed = all.filter(({ speed }) => speed.isTypedThroughout);
  const values = [
    ...typed.map(({ speed }) => speed.wordsPerMinute),
    ...means.flatMap(({ range }) => (range ? [range.low, range.high] : [])),
  ];
  const unit = commonUnit(typed);
  if (values.length === 0) return null;
  const hasRanges = means.some(({ range }) => range);
  // Wide enough for whole numbers only, and few of them, so that a phone has space for them.
  const least = Math.max(0, Math.min(...values) - 2);
  const scale = roundScale([least, Math.max(...values) + 2], [3, 92], 4);
  return (
    <div className={styles.picture} aria-hidden="true">
      {conditionLetters.map((letter, index) => {
        const mean = means.find(({ condition }) => condition === letter);
        return (
          <div key={letter} className={styles.row}>
            <p>
              <b>{capitalized(conditionText(plan, letter))}</b>{" "}
              <span className={styles.muted}>
                {plan.conditions?.names[index]}
                {mean && `, ${speedText(mean.wordsPerMinute, unit)}`}
              </span>
            </p>
            <svg width="100%" height="36">
              {mean && (
                <RangeBar
                  speed={mean.wordsPerMinute}
                  range={mean.range}
                  place={scale.at}
                  height={36}
                />
              )}
              {typed
                .filter(({ place }) => place.condition === letter)
                .map((result, place) => (
                  <circle
                    key={`${result.place.run} ${result.place.test}`}
                    className={own.includes(result) ? styles.ownDot : styles.dot}
                    cx={`${scale.at(result.speed.wordsPerMinute)}%`}
                    cy={own.includes(result) ? 18 : 8 + ((place * 7) % 21)}
                    r={own.includes(result) ? 5 : 3.5}
                  />
                ))}
            </svg>
          </div>
        );
      })}
      <div className={styles.row}>
        <span />
        <svg width="100%" height="26" className={styles.axis}>
          <line x2="100%" y1="0.5" y2="0.5" />
          {scale.ticks.map((tick) => (
            <text key={tick} x={`${scale.at(tick)}%`} y="20" textAnchor="middle">
              {bareSpeedText(tick, unit)}
            </text>
          ))}
        </svg>
      </div>
      <p className={note.note}>
        {`Dots are tests${runs > 1 ? ", small ones of earlier runs" : ""}; lines are averages${hasRanges ? ", and bars their likely ranges" : ""}.`}
      </p>
    </div>
  );
}

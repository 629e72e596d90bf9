import { conditionLetters } from "../engine/trial/test-settings.ts";
import { bareSpeedText, commonUnit, speedText } from "../format/speed-unit.ts";
import { RangeBar } from "../format/RangeBar.tsx";
import { roundScale } from "../ui/chart/Chart.tsx";
import { type PlanTest, pointsIn, testsToCompare } from "../saved-tests/plan-test.ts";
import { averageRange, meanSpeed } from "../engine/metrics/several-tests.ts";
import note from "../ui/note.module.css";
import type { Plan } from "./plan.ts";
import { capitalized, conditionText } from "./plan-text.ts";
import styles from "./plans.module.css";

/**
 * The speeds in both conditions, with their averages. Hidden from screen readers, because a sentence and a
 * table say the same.
 */
export function ComparisonPicture({
  plan,
  own,
  earlier,
}: {
  plan: Plan;
  /** Counted tests of this run, and of earlier ones. */
  own: readonly PlanTest[];
  earlier: readonly PlanTest[];
}) {
  const all = [...earlier, ...own];
  const compared = testsToCompare(all).flat();
  const areSeveral = compared.length > 1;
  const rows = conditionLetters.map((letter) => {
    const points = pointsIn(letter, all);
    // Each counts as much, because one with more tests in a condition would move the average of that alone.
    const groups = areSeveral ? compared.map((kind) => pointsIn(letter, kind)) : [points];
    const means = groups
      .filter(({ length }) => length > 0)
      .map((group) => ({ wordsPerMinute: meanSpeed(group), halfWidth: null }));
    return {
      letter,
      typed: all.filter(({ plan: { condition }, point }) => condition === letter && point),
      average: means.length > 0 ? meanSpeed(means) : null,
      range: areSeveral ? null : averageRange(points),
    };
  });
  const speeds = rows.flatMap(({ typed, range }) => [
    ...typed.map(speedOf),
    ...(range ? [range.low, range.high] : []),
  ]);
  if (speeds.length === 0) return null;
  const unit = commonUnit(rows.flatMap(({ typed }) => typed));
  const hasRanges = rows.some(({ range }) => range);
  // Wide enough for whole numbers only, and few of them, so that a phone has space for them.
  const min = Math.max(0, Math.min(...speeds) - 2);
  const scale = roundScale([min, Math.max(...speeds) + 2], [3, 92], 4);
  return (
    <div className={styles.picture} aria-hidden="true">
      {rows.map(({ letter, typed, average, range }, row) => (
        <div key={letter} className={styles.row}>
          <p>
            <b>{capitalized(conditionText(plan, letter))}</b>{" "}
            <span className={styles.muted}>
              {plan.conditions?.names[row]}
              {average !== null && `, ${speedText(average, unit)}`}
            </span>
          </p>
          <svg width="100%" height="36">
            {average !== null && (
              <RangeBar speed={average} range={range} place={scale.at} height={36} />
            )}
            {typed.map((test, index) => {
              const isOwn = own.includes(test);
              return (
                <circle
                  key={test.key}
                  className={isOwn ? styles.ownDot : styles.dot}
                  cx={`${scale.at(speedOf(test))}%`}
                  cy={isOwn ? 18 : 8 + ((index * 7) % 21)}
                  r={isOwn ? 5 : 3.5}
                />
              );
            })}
          </svg>
        </div>
      ))}
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
        {`Dots are tests${earlier.length > 0 ? ", small ones from earlier runs" : ""}; lines are averages${areSeveral ? " of the runs with both" : ""}${hasRanges ? ", and bars their likely ranges" : ""}.`}
      </p>
    </div>
  );
}

function speedOf({ point }: PlanTest): number {
  return point?.wordsPerMinute ?? 0;
}

import type { ReactNode } from "react";
import type { ConditionDifference } from "../engine/metrics/compare-conditions.ts";
import { type Condition, conditionLetters } from "../engine/trial/plan-place.ts";
import { countText, numberText } from "../format/format-figures.ts";
import { type RoundScale, roundScale } from "../ui/chart/Chart.tsx";
import noteStyles from "../ui/note.module.css";
import { planMeans, type PlanResult } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import { capitalized, conditionName, conditionText } from "./plan-words.ts";
import { RangeBar } from "./RangeBar.tsx";
import styles from "./plans.module.css";

/**
 * The speeds in both conditions, and below them how they differ. Hidden from screen readers, because a
 * sentence and a table say the same.
 */
export function ComparisonPicture({
  plan,
  own,
  earlier,
  alone,
  together,
  runs,
}: {
  plan: Plan;
  own: readonly PlanResult[];
  earlier: readonly PlanResult[];
  alone: ConditionDifference | null;
  /** Of several runs; `null` for one. */
  together: ConditionDifference | null;
  runs: number;
}) {
  const rows = conditionLetters.map((letter) => rowOf(letter, own, earlier));
  const values = rows.flatMap(({ dots, range }) => [
    ...dots.map(({ speed }) => speed),
    ...(range ? [range.low, range.high] : []),
  ]);
  if (values.length === 0) return null;
  const speeds = roundScale([Math.min(...values) - 1, Math.max(...values) + 1], [3, 92], 6);
  const differences = [
    ...(together ? [{ name: countText(runs, "run"), difference: together, isSolid: true }] : []),
    ...(alone ? [{ name: "This run", difference: alone, isSolid: false }] : []),
  ];
  const percents = differences.flatMap(({ difference: { logRatio, reach } }) =>
    [logRatio - reach, logRatio + reach].map(percentOf),
  );
  const [least, most] = [Math.min(0, ...percents), Math.max(0, ...percents)];
  // Both sides have space for their names.
  const sides = [Math.min(least, -most / 3) - 1, Math.max(most, -least / 3) + 1] as const;
  const changes = roundScale(sides, [3, 92], 4);
  return (
    <div className={styles.picture} aria-hidden="true">
      {rows.map(({ letter, dots, range, mean }) => (
        <Row
          key={letter}
          name={capitalized(conditionText(plan, letter))}
          note={`${conditionName(plan, letter)}${mean === null ? "" : `, ${numberText(mean)} WPM`}`}
        >
          {range && (
            <rect
              className={styles.tint}
              x={`${speeds.at(range.low)}%`}
              width={`${speeds.at(range.high) - speeds.at(range.low)}%`}
              height="36"
            />
          )}
          {mean !== null && <Mark x={speeds.at(mean)} className={styles.mean} />}
          {dots.map(({ key, speed, isOwn }, index) => (
            <circle
              key={key}
              className={isOwn ? styles.ownDot : styles.dot}
              cx={`${speeds.at(speed)}%`}
              cy={isOwn ? 18 : 8 + ((index * 7) % 21)}
              r={isOwn ? 5 : 3.5}
            />
          ))}
        </Row>
      ))}
      <Axis
        scale={speeds}
        text={(tick) => (tick === speeds.ticks.at(-1) ? `${tick} WPM` : `${tick}`)}
      />
      {differences.length > 0 && (
        <Scale height={16}>
          <text x={`${changes.at(0)}%`} y="12" dx="-8" textAnchor="end">
            A faster
          </text>
          <text x={`${changes.at(0)}%`} y="12" dx="8">
            B faster
          </text>
        </Scale>
      )}
      {differences.map(({ name, difference: { logRatio, reach, tests }, isSolid }) => {
        const low = changes.at(percentOf(logRatio - reach));
        const high = changes.at(percentOf(logRatio + reach));
        return (
          <Row key={name} name={name} note={countText(tests, "test")}>
            <Mark x={changes.at(0)} className={styles.none} />
            <RangeBar
              low={low}
              high={high}
              middle={changes.at(percentOf(logRatio))}
              height={36}
              isSolid={isSolid}
            />
          </Row>
        );
      })}
      {differences.length > 0 && (
        <Axis
          scale={changes}
          text={(tick) => (tick === 0 ? "same" : `${tick > 0 ? "+" : "−"}${Math.abs(tick)}%`)}
        />
      )}
      <ul className={noteStyles.legend}>
        <li>
          <svg width="12" height="12">
            <circle className={styles.ownDot} cx="6" cy="6" r="5" />
          </svg>
          a test of this run
        </li>
        {together && (
          <li>
            <svg width="12" height="12">
              <circle className={styles.dot} cx="6" cy="6" r="3.5" />
            </svg>
            of {countText(runs - 1, "earlier run")}
          </li>
        )}
        <li>
          <svg width="24" height="14">
            <rect className={styles.tint} width="24" height="14" />
            <Mark x={50} className={styles.mean} />
          </svg>
          mean and its likely range
        </li>
      </ul>
    </div>
  );
}

function rowOf(letter: Condition, own: readonly PlanResult[], earlier: readonly PlanResult[]) {
  const dots = [...earlier, ...own]
    .filter(({ place, speed }) => place.condition === letter && speed.isTypedThroughout)
    .map((result) => ({
      key: `${result.place.run} ${result.place.test}`,
      speed: result.speed.wordsPerMinute,
      isOwn: own.includes(result),
    }));
  // Of all kinds of text together, as in the comparison.
  const alike = [...earlier, ...own].map((result) => Object.assign({}, result, { title: "" }));
  const mean = planMeans(alike).find(({ condition }) => condition === letter);
  return {
    letter,
    dots,
    mean: mean?.wordsPerMinute ?? null,
    range: mean?.range ?? null,
  };
}

function Row({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p>
        <b>{name}</b> <span className={styles.muted}>{note}</span>
      </p>
      <svg width="100%" height="36">
        {children}
      </svg>
    </div>
  );
}

function Mark({ x, className }: { x: number; className: string | undefined }) {
  return <line className={className} x1={`${x}%`} x2={`${x}%`} y1="0" y2="36" />;
}

function Axis({ scale, text }: { scale: RoundScale; text: (tick: number) => string }) {
  return (
    <Scale height={26}>
      <line className={styles.track} x2="100%" y1="0.5" y2="0.5" />
      {scale.ticks.map((tick) => (
        <text key={tick} x={`${scale.at(tick)}%`} y="20" textAnchor="middle">
          {text(tick)}
        </text>
      ))}
    </Scale>
  );
}

/** Words above or below the rows. */
function Scale({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span />
      <svg width="100%" height={height} className={styles.axis}>
        {children}
      </svg>
    </div>
  );
}

function percentOf(logRatio: number): number {
  return 100 * (Math.exp(logRatio) - 1);
}

import type { ReactNode } from "react";
import type { Difference } from "../engine/metrics/compare-conditions.ts";
import { type Condition, conditionLetters } from "../engine/trial/plan-place.ts";
import { countText, numberText } from "../format/format-figures.ts";
import { type RoundScale, roundScale } from "../ui/chart/Chart.tsx";
import { planMeans, type PlanResult } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import { conditionName, conditionText } from "./plan-words.ts";
import styles from "./plans.module.css";

/** The speeds in both conditions, and below them how they differ. For the eye; a sentence and a table say the same. */
export function ComparisonPicture({
  plan,
  own,
  earlier,
  alone,
  together,
}: {
  plan: Plan;
  own: readonly PlanResult[];
  earlier: readonly PlanResult[];
  alone: Difference | null;
  /** Of several runs; `null` for one. */
  together: Difference | null;
}) {
  const rows = conditionLetters.map((letter) => rowOf(letter, own, earlier));
  const values = rows.flatMap(({ dots, range }) => [
    ...dots.map(({ speed }) => speed),
    ...(range ? [range.low, range.high] : []),
  ]);
  if (values.length === 0) return null;
  const speeds = roundScale([Math.min(...values) - 1, Math.max(...values) + 1], [2, 96], 6);
  const differences = [
    ...(together ? [{ name: "All runs", difference: together, isSolid: true }] : []),
    ...(alone ? [{ name: "This run", difference: alone, isSolid: false }] : []),
  ];
  const percents = differences.flatMap(({ difference: { logRatio, reach } }) =>
    [logRatio - reach, logRatio + reach].map(percentOf),
  );
  const changes = roundScale(
    [Math.min(0, ...percents) - 1, Math.max(0, ...percents) + 1],
    [2, 96],
    5,
  );
  return (
    <div className={styles.picture} aria-hidden="true">
      {rows.map(({ letter, dots, range, mean }) => (
        <Row
          key={letter}
          name={capital(conditionText(plan, letter))}
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
      {differences.map(({ name, difference: { logRatio, reach, tests }, isSolid }) => {
        const low = changes.at(percentOf(logRatio - reach));
        const high = changes.at(percentOf(logRatio + reach));
        return (
          <Row key={name} name={name} note={countText(tests, "test")}>
            <Mark x={changes.at(0)} className={styles.none} />
            <rect
              className={isSolid ? styles.solid : styles.pale}
              x={`${low}%`}
              width={`${high - low}%`}
              y="11"
              height="14"
              rx="2"
            />
            <Mark x={changes.at(percentOf(logRatio))} className={styles.middle} />
          </Row>
        );
      })}
      {differences.length > 0 && (
        <Axis
          scale={changes}
          text={(tick) => (tick === 0 ? "same" : `${tick > 0 ? "+" : "−"}${Math.abs(tick)}%`)}
        />
      )}
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
    range: mean?.together?.rangeOfAverage ?? null,
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
    <div className={styles.row}>
      <span />
      <svg width="100%" height="26" className={styles.axis}>
        <line x2="100%" y1="0.5" y2="0.5" />
        {scale.ticks.map((tick) => (
          <text key={tick} x={`${scale.at(tick)}%`} y="20" textAnchor="middle">
            {text(tick)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function percentOf(logRatio: number): number {
  return 100 * (Math.exp(logRatio) - 1);
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

import type { ReactNode } from "react";
import { conditionLetters } from "../engine/trial/test-settings.ts";
import { countText, numberText } from "../format/format-figures.ts";
import { RangeBar } from "../format/RangeBar.tsx";
import { type RoundScale, roundScale } from "../ui/chart/Chart.tsx";
import noteStyles from "../ui/note.module.css";
import type { ComparedRuns } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import { capitalized, conditionName, conditionText } from "./plan-text.ts";
import styles from "./plans.module.css";

/**
 * The speeds in both conditions, and below them how they differ. Hidden from screen readers, because a
 * sentence and a table say the same.
 */
export function ComparisonPicture({ plan, compared }: { plan: Plan; compared: ComparedRuns }) {
  const { own, all, means, runs, alone, together } = compared;
  const typed = all.filter(({ speed }) => speed.isTypedThroughout);
  const values = [
    ...typed.map(({ speed }) => speed.wordsPerMinute),
    ...means.flatMap(({ range }) => (range ? [range.low, range.high] : [])),
  ];
  if (values.length === 0) return null;
  // Wide enough for whole numbers only, and few of them, so that a phone has space for them.
  const speeds = roundScale([Math.min(...values) - 2, Math.max(...values) + 2], [3, 92], 4);
  const percentOf = (logRatio: number) => 100 * (Math.exp(logRatio) - 1);
  const differences = [
    ...(together && runs > 1 ? [{ name: countText(runs, "run"), ...together }] : []),
    ...(alone ? [{ name: "This run", ...alone }] : []),
  ].map(({ name, tests, logRatio, reach }) => ({
    name,
    tests,
    low: percentOf(logRatio - reach),
    middle: percentOf(logRatio),
    high: percentOf(logRatio + reach),
  }));
  const least = Math.min(0, ...differences.map(({ low }) => low));
  const most = Math.max(0, ...differences.map(({ high }) => high));
  // Both sides have space for their names.
  const sides = [Math.min(least, -most / 3) - 1, Math.max(most, -least / 3) + 1] as const;
  const changes = roundScale(sides, [3, 92], 4);
  return (
    <div className={styles.picture} aria-hidden="true">
      {conditionLetters.map((letter) => {
        const mean = means.find(({ condition }) => condition === letter);
        return (
          <Row
            key={letter}
            name={capitalized(conditionText(plan, letter))}
            note={`${conditionName(plan, letter)}${mean ? `, ${numberText(mean.wordsPerMinute)} WPM` : ""}`}
          >
            {mean?.range && (
              <rect
                className={styles.tint}
                x={`${speeds.at(mean.range.low)}%`}
                width={`${speeds.at(mean.range.high) - speeds.at(mean.range.low)}%`}
                height="36"
              />
            )}
            {mean && <Mark x={speeds.at(mean.wordsPerMinute)} className={styles.mean} />}
            {typed
              .filter(({ place }) => place.condition === letter)
              .map((result, index) => (
                <Dot
                  key={`${result.place.run} ${result.place.test}`}
                  x={`${speeds.at(result.speed.wordsPerMinute)}%`}
                  y={own.includes(result) ? 18 : 8 + ((index * 7) % 21)}
                  isOwn={own.includes(result)}
                />
              ))}
          </Row>
        );
      })}
      <Axis scale={speeds} text={String} unit="WPM" />
      {differences.length > 0 && (
        <Words height={16}>
          <text x={`${changes.at(0)}%`} y="12" dx="-8" textAnchor="end">
            A faster
          </text>
          <text x={`${changes.at(0)}%`} y="12" dx="8">
            B faster
          </text>
        </Words>
      )}
      {differences.map(({ name, tests, low, middle, high }) => (
        <Row key={name} name={name} note={countText(tests, "test")}>
          <Mark x={changes.at(0)} className={styles.none} />
          <RangeBar
            low={changes.at(low)}
            high={changes.at(high)}
            middle={changes.at(middle)}
            height={36}
            isSolid={name !== "This run"}
          />
        </Row>
      ))}
      {differences.length > 0 && (
        <Axis
          // No speed is lower by more than all of it; the space there is for the name of the side.
          scale={{ ...changes, ticks: changes.ticks.filter((at) => at >= -100) }}
          text={(at) => (at === 0 ? "same" : `${at > 0 ? "+" : "−"}${Math.abs(at)}%`)}
        />
      )}
      <ul className={noteStyles.legend}>
        <li>
          <svg width="12" height="12">
            <Dot x="6" y={6} isOwn />
          </svg>
          a test of this run
        </li>
        {runs > 1 && (
          <li>
            <svg width="12" height="12">
              <Dot x="6" y={6} isOwn={false} />
            </svg>
            of {countText(runs - 1, "earlier run")}
          </li>
        )}
        <li>
          <svg width="24" height="14">
            <rect className={styles.tint} width="24" height="14" />
            <Mark x={50} className={styles.mean} />
          </svg>
          average and its likely range
        </li>
      </ul>
    </div>
  );
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

function Dot({ x, y, isOwn }: { x: string; y: number; isOwn: boolean }) {
  return (
    <circle className={isOwn ? styles.ownDot : styles.dot} cx={x} cy={y} r={isOwn ? 5 : 3.5} />
  );
}

function Axis({
  scale,
  text,
  unit,
}: {
  scale: RoundScale;
  text: (tick: number) => string;
  /** After the last number, if there is space. */
  unit?: string;
}) {
  return (
    <Words height={26}>
      <line x2="100%" y1="0.5" y2="0.5" />
      {scale.ticks.map((tick) => (
        <text key={tick} x={`${scale.at(tick)}%`} y="20" textAnchor="middle">
          {text(tick)}
          {unit && tick === scale.ticks.at(-1) && (
            <tspan className={styles.wide}>{` ${unit}`}</tspan>
          )}
        </text>
      ))}
    </Words>
  );
}

/** Words above or below the rows. */
function Words({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span />
      <svg width="100%" height={height} className={styles.axis}>
        {children}
      </svg>
    </div>
  );
}

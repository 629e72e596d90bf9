import type { ReactNode } from "react";
import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import { numberText } from "./format-figures.ts";
import styles from "./scale.module.css";

/** A speed to show on a scale, in WPM. */
export interface ScaleSpeed {
  readonly wordsPerMinute: number;
  readonly range: LikelyRange | null;
  /** The range of several tests of this kind together. */
  readonly together?: (LikelyRange & { readonly tests: number }) | null;
}

/**
 * A bar with numbers below it; on it a speed with its likely range, which is pale around the range of
 * several tests. Hidden from screen readers, because the text beside the scale says the same.
 */
export function Scale({
  end,
  isOpen,
  ticks,
  unit,
  wordsPerMinute,
  range,
  together = null,
  behind,
  legend,
  children,
}: ScaleSpeed & {
  /** Where the bar ends, in WPM. */
  end: number;
  /** Whether speeds go on beyond the end. */
  isOpen: boolean;
  /** In WPM. */
  ticks: readonly { readonly at: number; readonly isMinor?: boolean }[];
  /** Of the numbers below the bar. */
  unit: "WPM" | "characters per minute";
  /** Drawn on the bar, below the ranges. */
  behind?: ReactNode;
  legend?: ReactNode;
  /** Drawn over the ranges. */
  children?: ReactNode;
}) {
  const place = placeOn(end);
  const text = (speed: number) => numberText(unit === "WPM" ? speed : 5 * speed);
  const bar = ({ low, high }: LikelyRange, className = "") => (
    <rect
      className={className}
      x={`${place(low)}%`}
      width={`${place(high) - place(low)}%`}
      y="8"
      height="14"
    />
  );
  return (
    <>
      <svg width="100%" className={styles.ruler} focusable="false">
        <rect className={styles.ground} width="100%" y="8" height="14" />
        {behind}
        {isOpen && (
          <svg x="100%" overflow="visible" className={styles.point}>
            <path d="M-8 7H1V23H-8L1 15Z" />
          </svg>
        )}
        {range && (
          <g className={styles.range}>
            {bar(range, together ? styles.pale : undefined)}
            {together && bar(together)}
            {(["low", "high"] as const).map((edge) => (
              <line
                key={edge}
                x1={`${place(range[edge])}%`}
                x2={`${place(range[edge])}%`}
                y1="4"
                y2="26"
              />
            ))}
          </g>
        )}
        {children}
        <rect
          className={styles.speedMark}
          x={`${place(wordsPerMinute)}%`}
          y="1"
          width="4"
          height="28"
          rx="1"
          transform="translate(-2)"
        />
        {ticks.map(({ at, isMinor }) => (
          <text
            key={at}
            className={isMinor ? styles.minorTick : undefined}
            x={`${place(at)}%`}
            y="100%"
            dy="-5"
            textAnchor={at === 0 ? "start" : "middle"}
          >
            {text(at)}
          </text>
        ))}
        <text className={styles.wide} x="100%" y="100%" dy="-5" textAnchor="end">
          {`${text(end)} ${isOpen ? "or more" : unit}`}
        </text>
        <text className={styles.narrow} x="100%" y="100%" dy="-5" textAnchor="end">
          {`${text(end)}${isOpen ? "+" : ""}`}
        </text>
      </svg>
      <p className={styles.legend}>
        {range && together && (
          <>
            <RangeSign className={styles.pale} text="this test" />
            <RangeSign text={`${numberText(together.tests)} tests together`} />
          </>
        )}
        {legend}
      </p>
    </>
  );
}

/** Returns where a speed is on a scale, in percent of its width. */
export function placeOn(end: number): (wordsPerMinute: number) => number {
  return (wordsPerMinute) => (Math.min(wordsPerMinute, end) / end) * 100;
}

function RangeSign({ className, text }: { className?: string | undefined; text: string }) {
  return (
    <span>
      <svg width="24" height="14" className={styles.range}>
        <rect className={className} width="24" height="12" y="1" />
      </svg>
      {text}
    </span>
  );
}

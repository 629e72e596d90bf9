import { nice, ticks as ticksOf } from "d3-array";
import type { ReactNode } from "react";
import styles from "./Chart.module.css";

/** A height in a picture, given in pixels at the usual text size: it grows with the text. */
export function heightInRem(pixels: number) {
  return { height: `${pixels / 16}rem` };
}

/** Moves a mark down by such a height. Attributes of SVG take no rem in some browsers. */
export function movedDown(pixels: number) {
  return { transform: `translateY(${pixels / 16}rem)` };
}

/**
 * The background of a chart: round values on the left, a line at each, and the ends of the time below.
 * Screen readers skip it, because a text or table beside the chart says the same.
 */
export function Chart({
  scale: { at, ticks },
  height,
  tickText,
  behind,
  children,
  overlay,
  ends,
  between,
}: {
  scale: RoundScale;
  /** In pixels at the usual text size, as all heights of a chart. */
  height: number;
  tickText: (value: number) => string;
  /** Drawn below the lines. */
  behind?: ReactNode;
  /** Drawn above the lines. */
  children: ReactNode;
  /** HTML over the picture. */
  overlay?: ReactNode;
  /** The texts below both ends. */
  ends: readonly [string, string];
  /** The text between them. */
  between?: string;
}) {
  // As wide as most charts' values, so that charts below one another begin and end in line.
  const digits = Math.max(3, ...ticks.map((tick) => tickText(tick).length));
  return (
    <div className={styles.chart} style={{ paddingInlineStart: `calc(${digits}ch + 12px)` }}>
      <div className={styles.plot}>
        <svg className={styles.picture} style={heightInRem(height)} aria-hidden="true">
          {behind}
          {ticks.map((tick) => (
            <g key={tick} style={movedDown(at(tick))}>
              <line className={styles.rule} x2="100%" />
              <text x="-12" dy="0.35em" textAnchor="end">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {children}
        </svg>
        {overlay}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        {between !== undefined && <span className={styles.between}>{between}</span>}
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}

/** The width of a `StretchedSvg`, in units of its own. */
export const stretchedWidth = 1000;

/** Part of a picture with its own units, stretched to the available width; strokes keep theirs. */
export function StretchedSvg({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      width="100%"
      style={heightInRem(height)}
      viewBox={`0 0 ${stretchedWidth} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {children}
    </svg>
  );
}

/** A linear scale from values to places in a picture. */
export interface RoundScale {
  readonly at: (value: number) => number;
  /** Round values for lines, both ends included. */
  readonly ticks: readonly number[];
}

/**
 * A scale over a domain widened to round values.
 *
 * @param count about how many steps there are to be
 */
export function roundScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  count: number,
): RoundScale {
  const [min, max] = nice(from, to, count);
  return {
    at: (value) => start + ((value - min) / (max - min)) * (end - start),
    ticks: ticksOf(min, max, count),
  };
}

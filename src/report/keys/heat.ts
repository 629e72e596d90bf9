import { median } from "d3-array";
import type { PracticeMetrics } from "../../engine/practice.ts";
import type { Measure } from "../../format/WorstList.tsx";
import { fewestSamples } from "../../texts/drill.ts";
import { intervalText, numberText, shareText } from "../../format/format-figures.ts";

/** How warm a key is drawn: 0 is no heat, 4 the most. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

export const heatLevels = [0, 1, 2, 3, 4] as const satisfies readonly HeatLevel[];

/** For each level but the last, the largest value of a key that has it. */
export interface HeatScale {
  readonly measure: Measure;
  readonly ends: readonly [number, number, number, number];
}

/** What a key is shaded by: its share of misses or its mean time; `null` if it has too few samples. */
export function measured(measure: Measure, figures: PracticeMetrics): number | null {
  if (measure === "missed") {
    return figures.attempts >= fewestSamples ? figures.missedShare : null;
  }
  return figures.samples >= fewestSamples ? figures.mean : null;
}

/** If all times are closer to their median than this share of it, no key stands out. */
const leastSpread = 0.15;

/**
 * Levels of equal width: from no misses to the largest share, or from the shortest time to the longest.
 *
 * @returns `null` if nothing was measured, or no key stands out.
 */
export function heatScale(measure: Measure, figures: readonly PracticeMetrics[]): HeatScale | null {
  const values = figures
    .map((each) => measured(measure, each))
    .filter((value): value is number => value !== null);
  const high = Math.max(...values, 0);
  const low = measure === "missed" ? 0 : Math.min(...values);
  if (!(high > low)) return null;
  const middle = median(values) ?? 0;
  const isEven = high < middle * (1 + leastSpread) && low > middle * (1 - leastSpread);
  if (measure === "slow" && isEven) return null;
  // Keys that were never missed have a level of their own.
  const at = (share: number) => low + (high - low) * share;
  const ends =
    measure === "missed"
      ? ([0, at(1 / 4), at(2 / 4), at(3 / 4)] as const)
      : ([at(1 / 5), at(2 / 5), at(3 / 5), at(4 / 5)] as const);
  return { measure, ends };
}

/** @param value a share or a time, depending on the measure of the scale */
export function heatLevel({ ends }: HeatScale, value: number): HeatLevel {
  const level = ends.findIndex((end) => value <= end);
  return heatLevels[level] ?? 4;
}

/** A level in the legend: "up to 245 ms", "to 280", "over 330 ms". */
export function levelText({ measure, ends }: HeatScale, level: HeatLevel): string {
  const text = measure === "missed" ? shareText : intervalText;
  const [first, , , last] = ends;
  if (level === 0) return measure === "missed" ? "never missed" : `up to ${text(first)}`;
  if (level === 4) return `over ${text(last)}`;
  return `to ${measure === "missed" ? text(ends[level]) : numberText(ends[level])}`;
}

/** The figure on a key, short enough for it. */
export function keyFigureText(measure: Measure, figures: PracticeMetrics): string {
  const value = measured(measure, figures);
  if (value === null) return "";
  if (measure === "slow") return numberText(value);
  return value > 0 ? `${numberText(value * 100)}%` : "";
}

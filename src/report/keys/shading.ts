import type { PracticeFigures } from "../../engine/practice/practice-figures.ts";

/** What the keys are shaded by. */
export type Measure = "missed" | "slow";

/** What a key is shaded by: its share of misses or its mean time; `null` where the samples are too few. */
export function measured(measure: Measure, figures: PracticeFigures): number | null {
  return measure === "missed" ? figures.missedShare : figures.mean;
}

/** From the value of an unshaded key to that of a fully shaded one. */
export interface Extent {
  readonly low: number;
  readonly high: number;
}

/** Misses are shaded from none to the most, times from the shortest to the longest; `null` without any. */
export function extentOf(measure: Measure, figures: readonly PracticeFigures[]): Extent | null {
  const values = figures
    .map((each) => measured(measure, each))
    .filter((value): value is number => value !== null);
  if (values.length === 0) return null;
  return { low: measure === "missed" ? 0 : Math.min(...values), high: Math.max(...values) };
}

/** How far a value lies within an extent, from 0 to 1; 0 where all are equal. */
export function shade(value: number, { low, high }: Extent): number {
  return high > low ? (value - low) / (high - low) : 0;
}

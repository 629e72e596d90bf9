import { bisectLeft, median } from "d3-array";
import type { PracticeMetrics } from "../../engine/practice.ts";
import { type Measure, measuredValue } from "../../format/key-measures.ts";
import { numberText } from "../../format/format-figures.ts";
import type { KeyboardKey } from "./keyboard-keys.ts";

/** How warm a key is drawn: 0 is not at all, 4 the most. */
const heatLevels = [0, 1, 2, 3, 4] as const;

export type HeatLevel = (typeof heatLevels)[number];

/** The largest value of each level except the last. */
export interface HeatScale {
  readonly measure: Measure;
  readonly ends: readonly number[];
}

/** Longer times than this many times their median, as of a pause, do not widen the levels. */
const maxSlowness = 2;

/** A time above the median by less than this share of it does not stand out as slow. */
export const minSpread = 0.15;

/**
 * Levels of equal width: from no misses to the largest share, or from the shortest time to the longest.
 * Returns `null` if nothing was measured, or no key stands out.
 */
export function heatScale(
  measure: Measure,
  keys: readonly Pick<KeyboardKey, "figures">[],
): HeatScale | null {
  const values = keys
    .map(({ figures }) => measuredValue(measure, figures))
    .filter((value) => value !== null);
  const highest = Math.max(...values, 0);
  const levels = heatLevels.slice(0, -1);
  if (measure === "missed") {
    // Keys that were never missed have a level of their own.
    return highest > 0 ? { measure, ends: levels.map((level) => highest * (level / 4)) } : null;
  }
  const middle = median(values) ?? 0;
  const [low, high] = [Math.min(...values), Math.min(highest, middle * maxSlowness)];
  if (!(high > low) || high < middle * (1 + minSpread)) return null;
  return { measure, ends: levels.map((level) => low + (high - low) * ((level + 1) / 5)) };
}

/** The level of a key; 0 without a scale, and if the key has too few samples. */
export function heatLevel(scale: HeatScale | null, figures: PracticeMetrics): HeatLevel {
  if (!scale) return 0;
  const value = measuredValue(scale.measure, figures);
  return value === null ? 0 : (heatLevels[bisectLeft(scale.ends, value)] ?? 4);
}

/** The figure on a key, short enough for it. */
export function keyFigureText(measure: Measure, figures: PracticeMetrics): string {
  const value = measuredValue(measure, figures);
  if (value === null) return "";
  if (measure === "slow") return numberText(value);
  if (value === 0) return "";
  return value < 0.005 ? "<1%" : `${numberText(value * 100)}%`;
}

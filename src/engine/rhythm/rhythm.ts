import type { Milliseconds } from "../trial/edit.ts";

/**
 * Median inter-key interval; for an even number, the mean of the middle two.
 *
 * @returns `null` without an interval.
 */
export function medianInterval(intervals: readonly Milliseconds[]): Milliseconds | null {
  const sorted = new Float64Array(intervals).toSorted();
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}

/**
 * Coefficient of variation of the inter-key intervals: their standard deviation (n − 1 in the
 * denominator) over their mean. 0 is a metronome.
 *
 * @returns `null` with fewer than two intervals, or if no time passed.
 */
export function variationOfIntervals(intervals: readonly Milliseconds[]): number | null {
  const mean = intervals.reduce((sum, interval) => sum + interval, 0) / intervals.length;
  if (intervals.length < 2 || mean === 0) return null;
  const squares = intervals.reduce((sum, interval) => sum + (interval - mean) ** 2, 0);
  return Math.sqrt(squares / (intervals.length - 1)) / mean;
}

import { type Edit, editMeanings, type Milliseconds } from "../trial/edit.ts";
import { composedAtOnce } from "./assisted-input.ts";
import { studentQuantile } from "./student-t.ts";

/** Where a speed would likely lie if the same person typed on. */
export interface LikelyRange {
  /** Whole WPM, rounded outward. */
  readonly low: number;
  readonly high: number;
  /** Half of the range on the scale of natural logarithms. */
  readonly halfWidth: number;
}

const fewestIntervals = 60;

/**
 * The likely range of a speed, from how much the pace varied within the trial, by batch means: the
 * intervals in batches of 20 (of 10 below 200 intervals), the last one longer by what is left over;
 * the standard error of the batch means with Student's t at 0.975 and k − 1 degrees of freedom.
 *
 * On the scale of logarithms a share of the mean interval is the same share of the speed, whatever the
 * number of characters and corrections to an interval: h = t × standard error / mean, and the range is
 * WPM × e^−h to WPM × e^h. So the speed itself always lies inside. Slow drift lowers the coverage below
 * 95 %, hence "likely".
 *
 * @param wordsPerMinute the speed, not rounded
 * @returns `null` with fewer than 60 intervals, or where no time passed: too short for a range.
 */
export function likelyRange(
  wordsPerMinute: number,
  intervals: readonly Milliseconds[],
): LikelyRange | null {
  if (intervals.length < fewestIntervals) return null;
  const means = batchMeans(intervals, intervals.length >= 200 ? 20 : 10);
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  if (mean === 0) return null;
  const squares = means.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const standardError = Math.sqrt(squares / (means.length - 1) / means.length);
  const halfWidth = (studentQuantile(means.length - 1) * standardError) / mean;
  return {
    low: Math.floor(wordsPerMinute * Math.exp(-halfWidth)),
    high: Math.ceil(wordsPerMinute * Math.exp(halfWidth)),
    halfWidth,
  };
}

/**
 * Whether keys alone produced the text, autocorrection included. Where they did not, the speed is that
 * of the paste too, and the rhythm of the keys says nothing of its range.
 */
export function isTypedThroughout(inputStream: readonly Edit[]): boolean {
  const isTyped = inputStream.every(
    ({ kind, inserted }) => inserted.length === 0 || editMeanings[kind].origin !== "elsewhere",
  );
  return isTyped && composedAtOnce(inputStream).inserted === 0;
}

function batchMeans(intervals: readonly Milliseconds[], size: number): readonly Milliseconds[] {
  const batches = Math.floor(intervals.length / size);
  return Array.from({ length: batches }, (_, batch) => {
    const end = batch === batches - 1 ? intervals.length : (batch + 1) * size;
    const own = intervals.slice(batch * size, end);
    return own.reduce((sum, interval) => sum + interval, 0) / own.length;
  });
}

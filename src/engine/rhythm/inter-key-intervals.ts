import { type Edit, isPlainCommit, type Milliseconds, startsClock } from "../trial/edit.ts";
import { sum } from "../sum.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import type { TimeSpan } from "../trial/interruptions.ts";

/**
 * The interval before each edit of the input stream, or `null`. An interval lies between two keystrokes,
 * including corrections, however long the pause.
 *
 * Keystrokes here are characters typed one at a time, deletions, and changes of at most one character
 * under composition: their text may change, the times of their keys do not. A commit that changes nothing
 * comes without a key and is skipped. Any other edit (a paste, a drop, undo, several characters at
 * once) has no rhythm: neither the interval before it nor the one after it counts. Nothing counts
 * before the first character starts the clock. Of several edits by one key only the first counts.
 */
export function interKeyIntervals(inputStream: readonly Edit[]): readonly (Milliseconds | null)[] {
  let isRunning = false;
  let last: Milliseconds | null = null;
  /** When the page received the last edit made by a key that it received too. */
  let received = -Infinity;
  return inputStream.map((edit) => {
    const { kind, at, receivedAt, removed, inserted } = edit;
    const before = last;
    const isOfSameKey = receivedAt === undefined && at - received < maxGapWithinKey;
    received = receivedAt ?? (isOfSameKey ? at : -Infinity);
    isRunning ||= startsClock(edit);
    if (!isRunning || isPlainCommit(edit)) return null;
    const { oneKey } = editMeanings[kind];
    const isKeystroke = oneKey && removed <= oneKey.removed && inserted.length <= oneKey.inserted;
    if (isKeystroke && isOfSameKey) return null;
    last = isKeystroke ? at : null;
    return before === null || last === null ? null : last - before;
  });
}

/** An input method that makes several edits for one key, as m17n for Hindi, takes less than this between two. */
const maxGapWithinKey: Milliseconds = 20;

/**
 * The median of times, such as inter-key intervals; of an even number, the mean of the middle two.
 *
 * @returns `null` without a time.
 */
export function median(times: readonly Milliseconds[]): Milliseconds | null {
  const sorted = new Float64Array(times).toSorted();
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
  const mean = sum(intervals) / intervals.length;
  if (intervals.length < 2 || mean === 0) return null;
  const squares = sum(intervals.map((interval) => (interval - mean) ** 2));
  return Math.sqrt(squares / (intervals.length - 1)) / mean;
}

const maxIntervalWithoutPause: Milliseconds = 2_000;

/**
 * Pauses: how often there was no keystroke for more than two seconds, in an interval or after the last key.
 * The time remains part of every metric but the times of single characters; see `practiceMetrics`.
 *
 * @param ran from the start of the clock to its end
 * @param intervals into each edit, see `interKeyIntervals`
 */
export function pauses(
  inputStream: readonly Edit[],
  ran: TimeSpan,
  intervals: readonly (Milliseconds | null)[],
): number {
  const lastKey = inputStream.findLast((edit) => !isPlainCommit(edit));
  // An edit that inserts nothing may come before the start.
  const tail = ran.to - Math.max(ran.from, lastKey?.at ?? ran.to);
  return [...intervals, tail].filter((time) => time !== null && time > maxIntervalWithoutPause)
    .length;
}

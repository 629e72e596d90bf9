import { type Edit, isPlainCommit, type Milliseconds, startsClock } from "../trial/edit.ts";
import { sum } from "../sum.ts";
import { editMeanings } from "../trial/edit-meanings.ts";
import type { Stalls, TimeSpan } from "../trial/interruptions.ts";

/**
 * The interval before each edit of the input stream, or `null`. An interval lies between two keystrokes,
 * including corrections, however long the pause.
 *
 * Keystrokes here are characters typed one at a time, deletions, and changes of at most one character
 * under composition: their text may change, the times of their keys do not. A commit that changes nothing
 * comes without a key and is skipped. Any other edit (a paste, a drop, undo, several characters at
 * once) has no rhythm: neither the interval before it nor the one after it counts. Nothing counts
 * before the first character starts the clock.
 */
export function interKeyIntervals(inputStream: readonly Edit[]): readonly (Milliseconds | null)[] {
  let isRunning = false;
  let last: Milliseconds | null = null;
  return inputStream.map((edit) => {
    const { kind, at, removed, inserted } = edit;
    const before = last;
    isRunning ||= startsClock(edit);
    if (!isRunning || isPlainCommit(edit)) return null;
    const { oneKey } = editMeanings[kind];
    const isKeystroke = oneKey && removed <= oneKey.removed && inserted.length <= oneKey.inserted;
    last = isKeystroke ? at : null;
    return before === null || last === null ? null : last - before;
  });
}

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
  const mean = sum(intervals) / intervals.length;
  if (intervals.length < 2 || mean === 0) return null;
  const squares = sum(intervals.map((interval) => (interval - mean) ** 2));
  return Math.sqrt(squares / (intervals.length - 1)) / mean;
}

/** A long interval without a keystroke, measured from the start of the trial. */
export interface Pause extends TimeSpan {
  /** Index in the input stream of the edit that ended it; `null` if the trial's limit did. */
  readonly edit: number | null;
  /** How much of it the page was unresponsive or hidden. */
  readonly stalled: Milliseconds;
}

const longestWithoutPause: Milliseconds = 2_000;

/**
 * Times of more than two seconds without a keystroke, in order: intervals, and what follows the last
 * key. They remain part of every metric and are only listed here.
 *
 * @param ran from the start of the clock to its end
 * @param intervals into each edit, see `interKeyIntervals`
 */
export function pauses(
  inputStream: readonly Edit[],
  ran: TimeSpan,
  intervals: readonly (Milliseconds | null)[],
  { spans }: Stalls,
): readonly Pause[] {
  const waits = intervals.map((interval, edit) => ({ interval, edit, to: inputStream[edit]?.at }));
  const lastKey = inputStream.findLast((edit) => !isPlainCommit(edit));
  // An edit that inserts nothing may stand before the start.
  const tail = ran.to - Math.max(ran.from, lastKey?.at ?? ran.to);
  const stalledWithin = overlapWith(spans);
  return [...waits, { interval: tail, edit: null, to: ran.to }].flatMap(
    ({ interval, edit, to: end = ran.to }) => {
      if (interval === null || interval <= longestWithoutPause) return [];
      const to = end - ran.from;
      const from = to - interval;
      return [{ from, to, edit, stalled: stalledWithin({ from, to }) }];
    },
  );
}

/** Returns a function that is called for periods in order, and returns how much of each the spans cover. */
function overlapWith(spans: readonly TimeSpan[]): (period: TimeSpan) => Milliseconds {
  let next = 0;
  return ({ from, to }) => {
    let covered = 0;
    for (let span = spans[next]; span && span.from < to; span = spans[next]) {
      covered += Math.max(0, Math.min(to, span.to) - Math.max(from, span.from));
      // The rest of it may lie in the next period.
      if (span.to > to) break;
      next += 1;
    }
    return covered;
  };
}

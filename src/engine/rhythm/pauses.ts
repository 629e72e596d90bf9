import type { Edit, Milliseconds } from "../trial/edit.ts";
import type { Stalls, TimeSpan } from "../trial/interruptions.ts";

/** A long interval without a keystroke, measured from the start of the trial. */
export interface Pause extends TimeSpan {
  /** Index in the input stream of the edit that ended it; `null` if the trial's limit did. */
  readonly edit: number | null;
  /** How much of it the page was unresponsive or hidden. */
  readonly stalled: Milliseconds;
}

const longestInterval: Milliseconds = 2_000;

/**
 * Times of more than two seconds without a keystroke, in order: intervals, and in a timed trial what
 * follows the last edit. They remain part of every metric and are only listed here.
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
  const tail = ran.to - (inputStream.at(-1)?.at ?? ran.to);
  return [...waits, { interval: tail, edit: null, to: ran.to }].flatMap(
    ({ interval, edit, to: end = ran.to }) => {
      if (interval === null || interval <= longestInterval) return [];
      const to = end - ran.from;
      const from = to - interval;
      return [{ from, to, edit, stalled: overlap({ from, to }, spans) }];
    },
  );
}

function overlap({ from, to }: TimeSpan, spans: readonly TimeSpan[]): Milliseconds {
  let sum = 0;
  for (const span of spans) sum += Math.max(0, Math.min(to, span.to) - Math.max(from, span.from));
  return sum;
}

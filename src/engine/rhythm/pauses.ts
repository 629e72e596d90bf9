import type { Edit, Milliseconds } from "../trial/edit.ts";
import type { Stalls, TimeSpan } from "../trial/interruptions.ts";

/** An interval between two keystrokes that was long, from the start of the trial. */
export interface Pause extends TimeSpan {
  /** Index in the input stream of the edit that ended it. */
  readonly edit: number;
  /** How much of it the page itself stood still. */
  readonly stalled: Milliseconds;
}

const longestInterval: Milliseconds = 2_000;

/**
 * Intervals of more than two seconds, in order. They are part of every figure, and only named here.
 *
 * @param intervals into each edit, see `interKeyIntervals`
 */
export function pauses(
  inputStream: readonly Edit[],
  startedAt: Milliseconds,
  intervals: readonly (Milliseconds | null)[],
  { spans }: Stalls,
): readonly Pause[] {
  return intervals.flatMap((interval, edit) => {
    if (interval === null || interval <= longestInterval) return [];
    const to = (inputStream[edit]?.at ?? startedAt) - startedAt;
    const from = to - interval;
    const stalled = spans.reduce(
      (sum, span) => sum + Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)),
      0,
    );
    return [{ from, to, edit, stalled }];
  });
}

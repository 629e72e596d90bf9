import type { Edit, Milliseconds } from "./edit.ts";
import { interKeyIntervals } from "./inter-key-intervals.ts";
import type { Stalls, TimeSpan } from "./stalls.ts";

/** An interval between two keystrokes that was long, from the start of the trial. */
export interface Pause extends TimeSpan {
  /** Index in the input stream of the edit that ended it. */
  readonly edit: number;
  /** How much of it the page itself stood still. */
  readonly stalled: Milliseconds;
}

const longestInterval: Milliseconds = 2_000;

/** Intervals of more than two seconds, in order. They are part of every figure, and only named here. */
export function pauses(
  inputStream: readonly Edit[],
  startedAt: Milliseconds,
  { spans }: Stalls,
): readonly Pause[] {
  return interKeyIntervals(inputStream).flatMap((interval, edit) => {
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

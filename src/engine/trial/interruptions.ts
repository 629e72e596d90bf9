import { inSteps, type Milliseconds } from "./edit.ts";
import { spliced } from "./sequence.ts";
import type { Trial } from "./trial.ts";

/** A stretch of time, on the clock of the edits or from the start of the trial. */
export interface TimeSpan {
  readonly from: Milliseconds;
  readonly to: Milliseconds;
}

/**
 * A time during a trial in which its page could not be typed in as usual, on the clock of the edits:
 * it was out of sight (another tab, a locked screen), or it stood still (sleep, a busy machine).
 * One that has not ended reaches to infinity.
 */
export interface Interruption extends TimeSpan {
  readonly kind: "hidden" | "stalled";
}

/**
 * A running trial with an interruption noted, in place of one that began at the same time. No figure
 * changes by it; a trial in another phase stays as it is.
 */
export function interrupt(trial: Trial, { kind, from, to }: Interruption): Trial {
  if (trial.phase !== "running") return trial;
  const noted = { kind, from: inSteps(from), to: inSteps(to) };
  const { length } = trial.interruptions;
  const known = trial.interruptions.at(-1)?.from === noted.from ? 1 : 0;
  return { ...trial, interruptions: spliced(trial.interruptions, length - known, known, [noted]) };
}

/** What is said of the times in which the page itself stood still or was out of sight. */
export interface Stalls {
  /** From the start of the trial, in order, none touching the next. */
  readonly spans: readonly TimeSpan[];
  readonly total: Milliseconds;
  readonly longest: Milliseconds;
}

/**
 * The stalls that fell into a trial. They are reported beside the figures and never taken off the time:
 * whether the typist went on thinking or waited cannot be known.
 *
 * @param stalls in any order; they may overlap
 */
export function stallsDuring(
  startedAt: Milliseconds,
  finishedAt: Milliseconds,
  stalls: readonly TimeSpan[],
): Stalls {
  const spans: TimeSpan[] = [];
  const known = stalls.filter(({ from, to }) => from < to);
  for (const { from, to } of known.toSorted((one, other) => one.from - other.from)) {
    const own = {
      from: Math.max(from, startedAt) - startedAt,
      to: Math.min(to, finishedAt) - startedAt,
    };
    const last = spans.at(-1);
    if (own.from >= own.to) continue;
    if (last && own.from <= last.to) {
      spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, own.to) };
    } else spans.push(own);
  }
  const lengths = spans.map(({ from, to }) => to - from);
  return {
    spans,
    total: lengths.reduce((sum, length) => sum + length, 0),
    longest: lengths.reduce((longest, length) => Math.max(longest, length), 0),
  };
}

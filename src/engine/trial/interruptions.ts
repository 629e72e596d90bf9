import { roundTime, type Milliseconds } from "./edit.ts";
import { spliced } from "./sequence.ts";
import { sum } from "../sum.ts";
import type { FinishedTrial, Trial } from "./trial.ts";

/** A period of time, on the clock of the edits or from the start of the trial. */
export interface TimeSpan {
  readonly from: Milliseconds;
  readonly to: Milliseconds;
}

/**
 * A period of a trial in which the page was hidden (another tab, a locked screen) or unresponsive
 * (sleep, a busy machine), on the clock of the edits. One that has not ended reaches to infinity.
 */
export interface Interruption extends TimeSpan {
  readonly kind: "hidden" | "stalled";
}

/**
 * Returns a running trial with an interruption added; it replaces one that began at the same time. No
 * metric changes; a trial in another phase stays as it is.
 */
export function interrupt(trial: Trial, { kind, from, to }: Interruption): Trial {
  if (trial.phase !== "running") return trial;
  const noted = { kind, from: roundTime(from), to: roundTime(to) };
  const { length } = trial.interruptions;
  const known = trial.interruptions.at(-1)?.from === noted.from ? 1 : 0;
  return { ...trial, interruptions: spliced(trial.interruptions, length - known, known, [noted]) };
}

/** The times in which the page was unresponsive or hidden. */
export interface Stalls {
  /** From the start of the trial, in order, none touching the next. */
  readonly spans: readonly TimeSpan[];
  readonly total: Milliseconds;
}

/**
 * The interruptions during a trial. They are reported beside the metrics and never subtracted from the
 * time, because the typist may have been thinking or waiting. They may overlap and be in any order.
 */
export function stallsDuring({
  startedAt,
  finishedAt,
  interruptions,
}: Pick<FinishedTrial, "startedAt" | "finishedAt" | "interruptions">): Stalls {
  const spans: { from: Milliseconds; to: Milliseconds }[] = [];
  const known = interruptions.filter(({ from, to }) => from < to);
  for (const stall of known.toSorted((one, other) => one.from - other.from)) {
    const from = Math.max(stall.from, startedAt) - startedAt;
    const to = Math.min(stall.to, finishedAt) - startedAt;
    const last = spans.at(-1);
    if (from >= to) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else spans.push({ from, to });
  }
  return { spans, total: sum(spans.map(({ from, to }) => to - from)) };
}

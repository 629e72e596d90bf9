import type { TimeSpan } from "./stalls.ts";
import type { Trial } from "./trial.ts";

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
export function interrupt(trial: Trial, interruption: Interruption): Trial {
  if (trial.phase !== "running") return trial;
  const others = trial.interruptions.filter(({ from }) => from !== interruption.from);
  return { ...trial, interruptions: [...others, interruption] };
}

import type { Milliseconds } from "./edit.ts";
import type { Trial } from "./trial.ts";

/** Time on the clock: 0 before the first character, and fixed once the trial is complete. */
export function elapsed(trial: Trial, now: Milliseconds): Milliseconds {
  if (trial.phase === "ready") return 0;
  const end = trial.phase === "finished" ? trial.finishedAt : now;
  return Math.max(0, end - trial.startedAt);
}

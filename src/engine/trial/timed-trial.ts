import type { Milliseconds } from "./edit.ts";
import { finish, type Trial } from "./trial.ts";

/**
 * The trial as it stands at a moment: a timed one whose time is up has ended, exactly at its limit,
 * however late this is noticed. Any other trial is returned as it is.
 */
export function endAtLimit(trial: Trial, now: Milliseconds): Trial {
  if (trial.phase !== "running" || trial.limit === null) return trial;
  const finishedAt = trial.startedAt + trial.limit;
  return now < finishedAt ? trial : finish(trial, trial.startedAt, finishedAt);
}

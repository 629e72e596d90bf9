import { type Milliseconds, step } from "./edit.ts";
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

/**
 * The trial ended by who types it. The clock stops with the last edit, since turning from the keys takes
 * time that is not typing; what stands then is a timed trial whose limit came a step later, for a limit
 * comes before an edit at it. One that is not running stays as it is.
 */
export function endByHand(trial: Trial): Trial {
  if (trial.phase !== "running") return trial;
  const { startedAt, inputStream } = trial;
  const finishedAt = (inputStream.at(-1)?.at ?? startedAt) + step;
  return finish({ ...trial, limit: finishedAt - startedAt }, startedAt, finishedAt);
}

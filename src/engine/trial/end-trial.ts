import { type Milliseconds, step } from "./edit.ts";
import { finish, type Trial } from "./trial.ts";

/**
 * Returns the trial at a moment: a timed one whose time is up ends exactly at its limit, however late this
 * is called. Any other trial is returned as it is.
 */
export function endAtLimit(trial: Trial, now: Milliseconds): Trial {
  if (trial.phase !== "running" || trial.limit === null) return trial;
  const finishedAt = trial.startedAt + trial.limit;
  return now < finishedAt ? trial : finish(trial, trial.startedAt, finishedAt);
}

/**
 * Returns a trial that the typist ended. The clock stops with the last edit, because reaching for the
 * button is not typing. The result is a timed trial whose limit is one step later, because a limit comes
 * before an edit at the same time. A trial that is not running stays as it is.
 */
export function endByHand(trial: Trial): Trial {
  if (trial.phase !== "running") return trial;
  const { startedAt, inputStream } = trial;
  const finishedAt = (inputStream.at(-1)?.at ?? startedAt) + step;
  return finish({ ...trial, limit: finishedAt - startedAt }, startedAt, finishedAt);
}

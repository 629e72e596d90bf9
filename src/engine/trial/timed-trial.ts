import type { Milliseconds } from "./edit.ts";
import { errors } from "./errors.ts";
import { graphemesOf } from "./graphemes.ts";
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
 * The trial with more text to type behind what it presents, to which what was put in beyond the end is
 * then held; a finished one stays as it is.
 */
export function extendPresented(trial: Trial, more: string): Trial {
  if (trial.phase === "finished") return trial;
  const presented = trial.presented.concat(graphemesOf(more));
  const added = errors(presented, trial.transcribed.graphemes, trial.presented.length);
  return { ...trial, presented, errors: trial.errors + added };
}

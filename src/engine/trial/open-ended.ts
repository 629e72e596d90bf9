import { step } from "./edit.ts";
import { graphemesOf } from "./graphemes.ts";
import { errors } from "./same-character.ts";
import { finish, type Trial } from "./trial.ts";

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

/**
 * Returns the trial with more text appended to the presented text. Characters typed beyond the former end
 * are compared with it; a finished trial stays as it is.
 */
export function extendPresented(trial: Trial, more: string): Trial {
  if (trial.phase === "finished") return trial;
  const presented = trial.presented.concat(graphemesOf(more));
  const added = errors(presented, trial.transcribed.graphemes, trial.presented.length);
  return { ...trial, presented, errors: trial.errors + added };
}

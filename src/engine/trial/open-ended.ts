import { type Edit, isPlainCommit, timeResolution } from "./edit.ts";
import { graphemesOf } from "./graphemes.ts";
import { errors } from "./same-character.ts";
import { finish, type Trial } from "./trial.ts";

/**
 * Returns a trial that the typist ended. The clock stops with the last key, because reaching for the
 * button is not typing: an input method commits its word when the field loses the focus, and that moves
 * to the last key. The result is a timed trial whose limit is a `timeResolution` later, because a limit
 * comes before an edit at the same time. A trial that is not running stays as it is.
 */
export function endByHand(trial: Trial): Trial {
  if (trial.phase !== "running") return trial;
  const { startedAt, inputStream } = trial;
  const edits = Array.from(inputStream);
  const last = edits.findLast((edit) => edit.receivedAt !== undefined || !isPlainCommit(edit));
  const at = last?.at ?? startedAt;
  const inTime = (edit: Edit) => (edit.at > at ? { ...edit, at } : edit);
  const finishedAt = at + timeResolution;
  const limit = finishedAt - startedAt;
  return finish({ ...trial, inputStream: edits.map(inTime), limit }, startedAt, finishedAt);
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

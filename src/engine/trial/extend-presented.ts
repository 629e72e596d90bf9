import { graphemesOf } from "./graphemes.ts";
import { errors } from "./same-character.ts";
import type { Trial } from "./trial.ts";

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

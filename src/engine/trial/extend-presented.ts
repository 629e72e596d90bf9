import { errors } from "./errors.ts";
import { graphemesOf } from "./graphemes.ts";
import type { Trial } from "./trial.ts";

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

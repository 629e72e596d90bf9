import { graphemesOf } from "./graphemes.ts";
import type { Trial } from "./trial.ts";

/** The trial with more text to type behind what it presents; a finished one stays as it is. */
export function extendPresented(trial: Trial, more: string): Trial {
  if (trial.phase === "finished") return trial;
  return { ...trial, presented: trial.presented.concat(graphemesOf(more)) };
}

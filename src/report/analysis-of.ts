import { type Analysis, analyse } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";

const analyses = new WeakMap<FinishedTrial, Analysis>();

/** The analysis of a trial, made once. */
export function analysisOf(trial: FinishedTrial): Analysis {
  const known = analyses.get(trial);
  if (known) return known;
  const analysis = analyse(trial);
  analyses.set(trial, analysis);
  return analysis;
}

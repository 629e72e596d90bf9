import { startTransition } from "react";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { stepWhenIdle } from "../ui/idle.ts";

/**
 * Analyses a trial in steps while the page is idle.
 *
 * @param onMade receives the analysis in a transition
 * @returns a cleanup function
 */
export function analyseWhenIdle(
  trial: FinishedTrial,
  onMade: (analysis: Analysis) => void,
): () => void {
  const steps = analysisInSteps(trial);
  return stepWhenIdle(() => {
    const step = steps.next();
    if (step.done) startTransition(() => onMade(step.value));
    return !step.done;
  });
}

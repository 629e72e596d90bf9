import { startTransition } from "react";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { stepWhenIdle } from "../ui/step-when-idle.ts";

/**
 * Analyses a trial step by step whenever the page has nothing else to do.
 *
 * @param onMade told the analysis; what it draws gives way to whatever the visitor does
 * @returns what stops it
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

import { startTransition } from "react";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { runWhenIdle } from "../ui/run-when-idle.ts";

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

/** The longest that the page may be busy before a step is done all the same. */
const patience = 300;

/** So long, in milliseconds, steps follow one another at once; short of what a visitor would notice. */
const turn = 8;

/**
 * Does a work step by step whenever the page has nothing else to do.
 *
 * @param step returns whether another one is to follow
 * @returns what stops it
 */
export function stepWhenIdle(step: () => boolean): () => void {
  let stop = runWhenIdle(takeTurn, patience);

  function takeTurn() {
    const end = performance.now() + turn;
    let isMore = step();
    while (isMore && performance.now() < end) isMore = step();
    if (isMore) stop = runWhenIdle(takeTurn, patience);
  }

  return () => stop();
}

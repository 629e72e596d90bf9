import { startTransition, useEffect, useState } from "react";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { whenIdle } from "../ui/when-idle.ts";

/** The analysis of a trial, made once the page has shown its result; `null` until then. */
export function useAnalysis(trial: FinishedTrial): Analysis | null {
  const [made, setMade] = useState<{ trial: FinishedTrial; analysis: Analysis } | null>(null);

  useEffect(() => {
    const steps = analysisInSteps(trial);
    return stepWhenIdle(() => {
      const step = steps.next();
      if (!step.done) return true;
      // Drawing it gives way to whatever the visitor does.
      startTransition(() => setMade({ trial, analysis: step.value }));
      return false;
    });
  }, [trial]);

  return made?.trial === trial ? made.analysis : null;
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
  let stop = whenIdle(takeTurn, patience);

  function takeTurn() {
    const end = performance.now() + turn;
    let isMore = step();
    while (isMore && performance.now() < end) isMore = step();
    if (isMore) stop = whenIdle(takeTurn, patience);
  }

  return () => stop();
}

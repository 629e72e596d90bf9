import { startTransition, useEffect, useState } from "react";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { stepWhenIdle } from "./step-when-idle.ts";

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

import { startTransition, useEffect, useState } from "react";
import type { Analysis } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { analysisOf } from "./analysis-of.ts";

/** The longest that the page may be busy before the analysis is made all the same. */
const patience = 300;

/** The analysis of a trial, made once the page has shown its result; `null` until then. */
export function useAnalysis(trial: FinishedTrial): Analysis | null {
  const [made, setMade] = useState<{ trial: FinishedTrial; analysis: Analysis } | null>(null);

  useEffect(() => {
    const make = () => {
      const analysis = analysisOf(trial);
      // Drawing it gives way to whatever the visitor does.
      startTransition(() => setMade({ trial, analysis }));
    };
    // Not every Safari knows the idle callback.
    if ("requestIdleCallback" in globalThis) {
      const request = requestIdleCallback(make, { timeout: patience });
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(make);
    return () => clearTimeout(timer);
  }, [trial]);

  return made?.trial === trial ? made.analysis : null;
}

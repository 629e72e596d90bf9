import type { Analysis } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Practise } from "./practise.ts";

/** What result and report tell of a trial beyond its figures. */
export interface Explained {
  readonly trial: FinishedTrial;
  readonly analysis: Analysis;
  /** `null` where no letter or pair stands out as weak. */
  readonly practise: Practise | null;
}

import type { Analysis } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";

/** What result and report tell of a trial beyond its figures. */
export interface Explained {
  readonly trial: FinishedTrial;
  readonly analysis: Analysis;
  /** `null` where no letter or pair stands out as weak. */
  readonly practise: Practise | null;
}

/** A drill of what this visit's tests showed to be slow or missed. */
export interface Practise {
  /** The weakest letters or pairs of letters in it, two at most. */
  readonly weakest: readonly string[];
  readonly onBegin: () => void;
}

import { isTypedThroughout, type LikelyRange, likelyRange } from "./likely-range.ts";
import { exactWordsPerMinute } from "./speed.ts";
import { stepsOf } from "../rhythm/steps.ts";
import type { FinishedTrial } from "../trial/trial.ts";

/** The likely range of a speed, and where there is none, whether that is for want of keystrokes. */
export interface SpeedRange {
  readonly likelyRange: LikelyRange | null;
  readonly isTypedThroughout: boolean;
}

/** The range of a trial's speed as the analysis has it, without the cost of one. */
export function speedRange(trial: FinishedTrial): SpeedRange {
  const { transcribed, inputStream, startedAt, finishedAt } = trial;
  if (!isTypedThroughout(inputStream)) return { likelyRange: null, isTypedThroughout: false };
  const speed = exactWordsPerMinute(transcribed.graphemes.length, finishedAt - startedAt);
  return {
    likelyRange: likelyRange(speed, stepsOf(trial)),
    isTypedThroughout: true,
  };
}

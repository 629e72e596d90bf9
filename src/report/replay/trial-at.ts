import { applyEdit } from "../../engine/trial/apply-edit.ts";
import { type Replay, transcribedAt } from "../../engine/trial/replay.ts";
import type { FinishedTrial, RunningTrial, Trial } from "../../engine/trial/trial.ts";

/**
 * The trial as it stood after so many edits, as far as it is shown: its texts and what an input method
 * was composing. Its errors are not counted, its input stream holds the edits of that composition
 * alone, and it has no limit, so as not to end.
 */
export function trialAt(trial: FinishedTrial, replay: Replay, step: number): Trial {
  const { inputStream } = trial;
  let composedFrom = step;
  while (inputStream[composedFrom - 1]?.kind === "composing") composedFrom -= 1;

  const graphemes = transcribedAt(replay, composedFrom);
  const before: RunningTrial = {
    ...trial,
    phase: "running",
    limit: Infinity,
    inputStream: [],
    transcribed: { text: graphemes.join(""), graphemes },
    composing: null,
    errors: 0,
  };
  return inputStream.slice(composedFrom, step).reduce<Trial>(applyEdit, before);
}

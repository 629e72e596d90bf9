import type { FinishedTrial } from "./trial/trial.ts";

/** So many characters past the end of the text are analysed within a tenth of a second. */
const mostBeyondEnd = 10_000;

/** Whether a trial is analysed: not one into which a whole book was pasted, which would take seconds. */
export function isAnalysable({
  presented,
  transcribed,
}: Pick<FinishedTrial, "presented" | "transcribed">): boolean {
  return transcribed.graphemes.length - presented.length <= mostBeyondEnd;
}

import type { FinishedTrial } from "./trial/trial.ts";

/** This many characters beyond the end of the text are analysed within a tenth of a second. */
const mostBeyondEnd = 10_000;

/** Whether a trial is analysed. One into which a whole book was pasted is not: it would take seconds. */
export function isAnalysable({
  presented,
  transcribed,
}: Pick<FinishedTrial, "presented" | "transcribed">): boolean {
  return transcribed.graphemes.length - presented.length <= mostBeyondEnd;
}

import type { FinishedTrial } from "./trial/trial.ts";

/** This many characters beyond the end of the text are analysed within a tenth of a second. */
const mostBeyondEnd = 10_000;

/** 200,000 edits at the end of the text; fewer if they move the characters behind them. */
const mostWork = 20_000_000;

/** Whether a trial can be analysed in a reasonable time. Any other is neither saved nor read from a file. */
export function isAnalysable({
  presented,
  inputStream,
}: Pick<FinishedTrial, "presented" | "inputStream">): boolean {
  let length = 0;
  let work = 0;
  for (const { start, removed, inserted } of inputStream) {
    const behind = Math.max(0, length - start);
    work += behind + 100;
    length += inserted.length - Math.min(removed, behind);
  }
  return length - presented.length <= mostBeyondEnd && work <= mostWork;
}

import type { FinishedTrial } from "./trial/trial.ts";

/** This many characters beyond the end of the text are analysed within a tenth of a second. */
const mostBeyondEnd = 10_000;

const mostEdits = 200_000;

/** Characters behind the edits, all edits together: each edit moves those behind it. */
const mostMoved = 20_000_000;

/**
 * Whether a trial can be analysed in a reasonable time. One that cannot is not kept in a visit, so it is
 * never saved, and it is not read from a file.
 */
export function isAnalysable({
  presented,
  inputStream,
}: Pick<FinishedTrial, "presented" | "inputStream">): boolean {
  let length = 0;
  let moved = 0;
  for (const edit of inputStream) {
    const start = Math.min(edit.start, length);
    const removed = Math.min(edit.removed, length - start);
    moved += length - start;
    length += edit.inserted.length - removed;
  }
  return (
    length - presented.length <= mostBeyondEnd &&
    inputStream.length <= mostEdits &&
    moved <= mostMoved
  );
}

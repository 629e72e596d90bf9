import { type Milliseconds, startsClock } from "../trial/edit.ts";
import type { FinishedTrial } from "../trial/trial.ts";

/** What one edit took, and what the text gained by it. */
export interface Step {
  readonly time: Milliseconds;
  /** Characters put in less characters removed. */
  readonly characters: number;
}

/**
 * A trial from its first character to its end, step by step: no time is left out and none is counted
 * twice, so that the steps add up to its duration and to the characters that stand after the first.
 *
 * In a timed trial the time from the last edit to the limit is a step without a character. A commit
 * that settles text as it stands comes by itself: its time belongs to the step after it.
 */
export function stepsOf({ inputStream, startedAt, finishedAt }: FinishedTrial): readonly Step[] {
  const steps: Step[] = [];
  let last = startedAt;
  let hasStarted = false;
  for (const edit of inputStream) {
    if (!hasStarted) {
      hasStarted = startsClock(edit);
      continue;
    }
    const { kind, at, removed, inserted } = edit;
    if (kind === "committed" && removed === inserted.length) continue;
    steps.push({ time: at - last, characters: inserted.length - removed });
    last = at;
  }
  if (finishedAt > last) steps.push({ time: finishedAt - last, characters: 0 });
  return steps;
}

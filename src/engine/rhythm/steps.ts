import { type Milliseconds, startsClock } from "../trial/edit.ts";
import type { FinishedTrial } from "../trial/trial.ts";

/** The time of one edit and the characters that the text gained. */
export interface Step {
  readonly time: Milliseconds;
  /** Characters inserted minus characters removed. */
  readonly characters: number;
}

/**
 * A trial from its first character to its end, step by step: every moment belongs to exactly one
 * step, so the steps add up to its duration and to its characters after the first.
 *
 * In a timed trial the time from the last edit to the limit is a step without a character. A commit that
 * changes nothing follows by itself: its time belongs to the next step.
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

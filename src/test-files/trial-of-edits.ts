import { applyEdit } from "../engine/trial/apply-edit.ts";
import { type Edit, inSteps, type Milliseconds, startsClock } from "../engine/trial/edit.ts";
import { errors } from "../engine/trial/errors.ts";
import { endAtLimit } from "../engine/trial/end-trial.ts";
import type { FinishedTrial, ReadyTrial, Trial } from "../engine/trial/trial.ts";

/**
 * The trial that comes of typing these edits: as `applyEdit` one after the other has it, but for
 * thousands of tests at once, of which only the end matters.
 *
 * @param ready as nothing has been typed
 * @param edits with finite times
 * @returns `null` where they do not end it.
 */
export function trialOfEdits(ready: ReadyTrial, edits: readonly Edit[]): FinishedTrial | null {
  if (edits.some(({ kind }) => kind === "composing")) return trialInSteps(ready, edits);
  const { presented, limit } = ready;
  const graphemes: string[] = [];
  const inputStream: Edit[] = [];
  let startedAt: Milliseconds | null = null;
  let finishedAt: Milliseconds | null = null;
  let last = -Infinity;
  for (const given of edits) {
    const at = Math.max(last, inSteps(given.at));
    if (startedAt !== null && limit !== null && at >= startedAt + limit) break;
    const start = Math.min(given.start, graphemes.length);
    const removed = Math.min(given.removed, graphemes.length - start);
    const isAsGiven = at === given.at && start === given.start && removed === given.removed;
    const edit: Edit = isAsGiven ? given : { ...given, at, start, removed };
    replacePart(graphemes, edit);
    inputStream.push(edit);
    last = at;
    if (startsClock(edit)) startedAt ??= at;
    const { length } = graphemes;
    if (limit === null && length > 0 && length >= presented.length) {
      finishedAt = at;
      break;
    }
  }
  if (limit !== null && startedAt !== null) finishedAt = startedAt + limit;
  if (finishedAt === null) return null;
  return {
    phase: "finished",
    presented,
    limit,
    inputStream,
    transcribed: { text: graphemes.join(""), graphemes },
    composing: null,
    errors: errors(presented, graphemes),
    interruptions: [],
    startedAt: startedAt ?? finishedAt,
    finishedAt,
  };
}

/** The same, step by step: what an input method holds may end a trial or not. */
export function trialInSteps(ready: ReadyTrial, edits: readonly Edit[]): FinishedTrial | null {
  let trial: Trial = ready;
  for (const edit of edits) {
    trial = applyEdit(trial, edit);
    if (trial.phase === "finished") return trial;
  }
  trial = endAtLimit(trial, Infinity);
  return trial.phase === "finished" ? trial : null;
}

/** In place, and one by one, since there can be too many of them for arguments. */
function replacePart(graphemes: string[], { start, removed, inserted }: Edit): void {
  const after = start < graphemes.length ? graphemes.splice(start).slice(removed) : [];
  for (const character of inserted) graphemes.push(character);
  for (const character of after) graphemes.push(character);
}

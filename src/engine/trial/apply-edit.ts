import type { Edit, Milliseconds, Span } from "./edit.ts";
import { errors } from "./errors.ts";
import type { ReadyTrial, RunningTrial, Trial } from "./trial.ts";
import { endAtLimit } from "./end-at-limit.ts";
import { transcribedAfter } from "./transcribed-text.ts";

/**
 * The trial after an edit. A finished trial stays as it is, and a timed one whose time is up when
 * the edit comes has ended before it.
 *
 * The first character put in starts the clock, at the time of its edit; the edit that brings the
 * transcribed text to the length of the presented one ends it, unless the trial is timed. Text still
 * under composition ends the trial only where it is right, for an input method may yet change it.
 */
export function applyEdit(before: Trial, edit: Edit): Trial {
  const at = Math.max(edit.at, before.inputStream.at(-1)?.at ?? edit.at);
  const trial = endAtLimit(before, at);
  if (trial.phase === "finished") return trial;

  const transcribed = transcribedAfter(trial.transcribed, edit);
  const composing = edit.kind === "composing" ? composingAfter(trial.composing, edit) : null;
  const edited = {
    presented: trial.presented,
    limit: trial.limit,
    interruptions: trial.interruptions,
    inputStream: trial.inputStream.concat({ ...edit, at }),
    transcribed,
    composing,
    errors: errorsAfter(trial, edit, transcribed.graphemes),
  };

  const startedAt = startOf(trial, edit, at);
  const hasEnded =
    trial.limit === null && isComplete(trial.presented, transcribed.graphemes, composing);
  if (hasEnded) return { ...edited, phase: "finished", startedAt: startedAt ?? at, finishedAt: at };
  if (startedAt === null) return { ...edited, phase: "ready" };
  return { ...edited, phase: "running", startedAt };
}

function startOf(trial: ReadyTrial | RunningTrial, edit: Edit, at: Milliseconds) {
  if (trial.phase === "running") return trial.startedAt;
  return edit.inserted.length > 0 && edit.kind !== "adopted" ? at : null;
}

function isComplete(
  presented: readonly string[],
  transcribed: readonly string[],
  composing: Span | null,
): boolean {
  if (transcribed.length < presented.length || transcribed.length === 0) return false;
  return !composing || errors(presented, transcribed, composing.start, composing.end) === 0;
}

/** An edit under composition extends what is already held, or begins a new hold; null where it cancels it. */
function composingAfter(held: Span | null, { start, removed, inserted }: Edit): Span | null {
  const end = start + inserted.length;
  if (!held) return end > start ? { start, end } : null;
  const heldEnd = held.end <= start ? held.end : held.end - removed + inserted.length;
  const span = { start: Math.min(held.start, start), end: Math.max(heldEnd, end) };
  return span.end > span.start ? span : null;
}

/** Only what follows the edit is counted anew; at the end of the text, that is the edit alone. */
function errorsAfter(trial: Trial, { start }: Edit, graphemes: readonly string[]): number {
  return (
    trial.errors -
    errors(trial.presented, trial.transcribed.graphemes, start) +
    errors(trial.presented, graphemes, start)
  );
}

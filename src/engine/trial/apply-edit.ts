import {
  type Edit,
  type KeyEvent,
  roundTime,
  type Milliseconds,
  type Span,
  startsClock,
} from "./edit.ts";
import { composedSpanAfter } from "./composition.ts";
import { type Sequence, spliced } from "./sequence.ts";
import { endAtLimit, finish, type ReadyTrial, type RunningTrial, type Trial } from "./trial.ts";
import { transcribedAfter } from "./transcribed-text.ts";
import { errors } from "./same-character.ts";

/**
 * Returns the trial after an edit. A finished trial stays as it is, and a timed one whose time is up ends
 * before the edit.
 *
 * The first inserted character starts the clock, at the time of its edit. The edit that brings the
 * transcribed text to the length of the presented text ends it, unless the trial is timed. Text under
 * composition ends the trial only if it is right, because an input method may still change it.
 */
export function applyEdit(before: Trial, given: Edit): Trial {
  const last = before.inputStream.at(-1)?.at ?? -Infinity;
  const edit = fittedEdit(given, last, before.transcribed.graphemes.length);
  const trial = endAtLimit(before, edit.at);
  if (trial.phase === "finished") return trial;

  const transcribed = transcribedAfter(trial.transcribed, edit);
  const composing = edit.kind === "composing" ? composedSpanAfter(trial.composing, edit) : null;
  const edited = {
    presented: trial.presented,
    limit: trial.limit,
    interruptions: trial.interruptions,
    inputStream: spliced(trial.inputStream, trial.inputStream.length, 0, [edit]),
    transcribed,
    composing,
    errors: errorsAfter(trial, edit, transcribed.graphemes),
  };

  const startedAt = startOf(trial, edit);
  const hasEnded =
    trial.limit === null && isComplete(trial.presented, transcribed.graphemes, composing);
  const after: ReadyTrial | RunningTrial =
    startedAt === null ? { ...edited, phase: "ready" } : { ...edited, phase: "running", startedAt };
  return hasEnded ? finish(after, startedAt ?? edit.at, edit.at) : after;
}

/**
 * Returns an edit as an input stream can have it.
 *
 * @param last the time of the edit before
 * @param length of the text before, past which it changes nothing
 */
export function fittedEdit(given: Edit, last: Milliseconds, length: number): Edit {
  // An invalid time, or one that runs backwards, counts as no time passing.
  const at = Math.max(last, Number.isFinite(given.at) ? roundTime(given.at) : Math.max(last, 0));
  const start = Math.min(given.start, length);
  const removed = Math.min(given.removed, length - start);
  return { ...withoutBadKeys(given), at, start, removed };
}

/** Keys pressed longer than this before an edit have nothing to do with it. */
const maxKeyAge: Milliseconds = 10 * 60_000;

/** Drops keys from long before an edit, and invalid times. */
function withoutBadKeys(given: Edit): Edit {
  const { receivedAt = 0, keys = [] } = given;
  const isGood = ({ at }: KeyEvent) => Math.abs(given.at - at) < maxKeyAge;
  if (keys.every(isGood) && Number.isFinite(receivedAt)) return given;
  const { receivedAt: _time, ...edit } = given;
  return { ...(Number.isFinite(receivedAt) ? given : edit), keys: keys.filter(isGood) };
}

function startOf(trial: ReadyTrial | RunningTrial, edit: Edit) {
  if (trial.phase === "running") return trial.startedAt;
  return startsClock(edit) ? edit.at : null;
}

/** Whether the transcribed text has come to its end, and what is under composition there is right. */
export function isComplete(
  presented: readonly string[],
  transcribed: Sequence<string>,
  composing: Span | null,
): boolean {
  if (transcribed.length < presented.length || transcribed.length === 0) return false;
  return !composing || errors(presented, transcribed, composing.start, composing.end) === 0;
}

/** Counts again only what follows the edit; at the end of the text, that is the edit alone. */
function errorsAfter(trial: Trial, { start }: Edit, graphemes: Sequence<string>): number {
  return (
    trial.errors -
    errors(trial.presented, trial.transcribed.graphemes, start) +
    errors(trial.presented, graphemes, start)
  );
}

import { applyEdit } from "../trial/apply-edit.ts";
import { differenceTo, type TranscribedText } from "../trial/transcribed-text.ts";
import type { Edit, EditKind, Milliseconds } from "../trial/edit.ts";
import type { Interruption } from "../trial/interruptions.ts";
import { type FinishedTrial, newTrial, type Trial } from "../trial/trial.ts";

/** For tests: a trial whose lists are plain arrays in every phase. */
export type PlainTrial = Trial & {
  readonly inputStream: readonly Edit[];
  readonly transcribed: TranscribedText & { readonly graphemes: readonly string[] };
  readonly interruptions: readonly Interruption[];
};

/**
 * For tests: a trial typed by a script of keys, `<` being Backspace, one key each `interval` from 0 on.
 */
export function typeKeys(
  presented: string,
  keys: string,
  interval: Milliseconds = 100,
): PlainTrial {
  let trial = plain(newTrial(presented));
  for (const [index, key] of Array.from(keys).entries()) {
    const { text } = trial.transcribed;
    const value = key === "<" ? text.slice(0, -1) : text + key;
    trial = setValue(trial, value, index * interval, key === "<" ? "deleted" : "typed");
  }
  return trial;
}

/** For tests: replaces the field's value as a whole, with any kind of edit. */
export function setValue(
  trial: Trial,
  value: string,
  at: Milliseconds,
  kind: EditKind = "typed",
): PlainTrial {
  const difference = differenceTo(trial.transcribed, value);
  return plain(difference ? applyEdit(trial, { ...difference, kind, at }) : trial);
}

/** For tests: the trial, which must be finished. */
export function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The test has not ended.");
  return trial;
}

/** For tests: the trial with its lists as arrays. */
export function plain(trial: Trial): PlainTrial {
  if (trial.phase === "finished") return trial;
  const { text, graphemes } = trial.transcribed;
  return {
    ...trial,
    inputStream: Array.from(trial.inputStream),
    transcribed: { text, graphemes: Array.from(graphemes) },
    interruptions: Array.from(trial.interruptions),
  };
}

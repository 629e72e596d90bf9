import { applyEdit } from "../trial/apply-edit.ts";
import { differenceTo } from "../trial/difference-to.ts";
import type { EditKind, Milliseconds } from "../trial/edit.ts";
import { newTrial, type Trial } from "../trial/trial.ts";

/**
 * For tests: a trial typed by a script of keys, `<` being Backspace, one key each `interval` from 0 on.
 */
export function typeKeys(presented: string, keys: string, interval: Milliseconds = 100): Trial {
  let trial: Trial = newTrial(presented);
  for (const [index, key] of Array.from(keys).entries()) {
    const { text } = trial.transcribed;
    const value = key === "<" ? text.slice(0, -1) : text + key;
    trial = setValue(trial, value, index * interval, key === "<" ? "deleted" : "typed");
  }
  return trial;
}

/** For tests: the field's value changes as a whole, by whatever kind of edit. */
export function setValue(
  trial: Trial,
  value: string,
  at: Milliseconds,
  kind: EditKind = "typed",
): Trial {
  const difference = differenceTo(trial.transcribed, value);
  return difference ? applyEdit(trial, { ...difference, kind, at }) : trial;
}

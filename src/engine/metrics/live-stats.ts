import type { Milliseconds } from "../trial/edit.ts";
import { errors } from "../trial/same-character.ts";
import { elapsed, type Trial } from "../trial/trial.ts";
import { wordsPerMinute } from "./speed.ts";

/** The four live stats of the specification. */
export interface LiveStatValues {
  readonly wordsPerMinute: number;
  /** Whole percent. */
  readonly accuracy: number;
  /** Whole seconds, rounded down. */
  readonly seconds: number;
  readonly errors: number;
}

/**
 * The live stats of a trial at a moment; of a finished trial, those at its end. Text under composition
 * counts as typed, and not yet as wrong.
 */
export function liveStats(trial: Trial, now: Milliseconds): LiveStatValues {
  const characters = trial.transcribed.graphemes.length;
  const duration = elapsed(trial, Math.max(now, trial.inputStream.at(-1)?.at ?? now));
  const wrong = wrongCharacters(trial);
  return {
    wordsPerMinute: wordsPerMinute(characters, duration),
    accuracy: accuracy(characters, wrong),
    seconds: Math.floor(duration / 1000),
    errors: wrong,
  };
}

/** Errors without those under composition, which may still become right. A count. */
export function wrongCharacters(trial: Trial): number {
  const { start, end } = trial.composing ?? { start: 0, end: 0 };
  return trial.errors - errors(trial.presented, trial.transcribed.graphemes, start, end);
}

/**
 * Accuracy in whole percent: (characters − wrong ones) / characters × 100, rounded, never below 0.
 * The specification's Accuracy.
 *
 * @returns 100 when nothing was typed.
 */
export function accuracy(characters: number, wrong: number): number {
  return characters > 0 ? Math.max(0, Math.round(((characters - wrong) * 100) / characters)) : 100;
}

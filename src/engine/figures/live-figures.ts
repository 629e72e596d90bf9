import { accuracy } from "./accuracy.ts";
import type { Milliseconds } from "../trial/edit.ts";
import { elapsed } from "../trial/elapsed.ts";
import { errors } from "../trial/errors.ts";
import type { Trial } from "../trial/trial.ts";
import { wordsPerMinute } from "./words-per-minute.ts";

/** The four figures of the specification. */
export interface Figures {
  readonly wordsPerMinute: number;
  /** Whole percent. */
  readonly accuracy: number;
  /** Whole seconds, rounded down. */
  readonly seconds: number;
  readonly errors: number;
}

/**
 * The figures of a trial at a moment; of a finished trial, those at its end.
 * What an input method still holds counts as typed, and not yet as wrong.
 */
export function liveFigures(trial: Trial, now: Milliseconds): Figures {
  const { presented, transcribed, composing } = trial;
  const characters = transcribed.graphemes.length;
  const duration = elapsed(trial, Math.max(now, trial.inputStream.at(-1)?.at ?? now));
  const unsettled = composing
    ? errors(presented, transcribed.graphemes, composing.start, composing.end)
    : 0;
  const settled = trial.errors - unsettled;
  return {
    wordsPerMinute: wordsPerMinute(characters, duration),
    accuracy: accuracy(characters, settled),
    seconds: Math.floor(duration / 1000),
    errors: settled,
  };
}

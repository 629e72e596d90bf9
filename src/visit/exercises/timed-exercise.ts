import type { Level } from "../../content/passages.ts";
import { timedSentences } from "../../content/timed-sentences.ts";
import { extendPresented } from "../../engine/trial/timed-trial.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import { timedText } from "../../texts/timed-text.ts";
import type { Exercise } from "./exercise.ts";

/** The lengths of a timed test, in seconds. */
export const timedSeconds = [15, 30, 60, 120] as const;

export type TimedSeconds = (typeof timedSeconds)[number];

/** How much text is made at a time, in characters. */
const portion = 2_000;

/** With fewer characters left than this, more text is made. */
const fewCharacters = 500;

/** As much as can be typed in a set time, of a text that does not run out; each time another. */
export function timedExercise(level: Level, seconds: TimedSeconds): Exercise {
  const seed = Math.floor(Math.random() * 2 ** 32);
  return {
    title: `${seconds} seconds`,
    level,
    text: timedText(timedSentences[level], seed, portion),
    limit: seconds * 1000,
    continued: (trial) => continued(trial, level, seed),
    again: () => timedExercise(level, seconds),
    atLevel: (next) => timedExercise(next, seconds),
  };
}

function continued(trial: Trial, level: Level, seed: number): Trial {
  const { length } = trial.presented;
  if (length - trial.transcribed.graphemes.length >= fewCharacters) return trial;
  return extendPresented(
    trial,
    timedText(timedSentences[level], seed, length + portion).slice(length),
  );
}

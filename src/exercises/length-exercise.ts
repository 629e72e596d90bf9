import type { Level } from "../content/passages.ts";
import { joinPieces, lengthPieces, lengthText } from "../texts/length-text.ts";
import { isAsWritten, lengthTitle, type TextLength } from "../texts/recipe.ts";
import { randomSeed } from "../texts/seeded-random.ts";
import { type Exercise, timedModes } from "./exercise.ts";
import type { TextSource } from "./passage-exercise.ts";
import { extendPresented } from "../engine/trial/open-ended.ts";
import type { Trial } from "../engine/trial/trial.ts";

/**
 * A text of a set length; another text each time.
 *
 * @param seed the same one makes the same text; 32 bits
 * @param minLength how many graphemes of an endless text to make at first
 */
export function lengthExercise(
  level: Level,
  length: TextLength,
  source: TextSource,
  seed: number = randomSeed(),
  minLength = 0,
): Exercise {
  const { unit, amount } = length;
  const { language } = source;
  const isTimed = unit === "seconds";
  const key = timedModes.find((mode) => isTimed && isAsWritten(length) && Number(mode) === amount);
  return {
    mode: key ?? "length",
    title: lengthTitle(length),
    level,
    language,
    source,
    ...(unit === "words"
      ? { text: lengthText(length, level, source, seed) }
      : endlessText(lengthPieces(length, level, source, seed), minLength)),
    recipe: { kind: "length", language, level, length, seed },
    limit: { words: null, seconds: amount * 1000, endless: Infinity }[unit],
    again: () => lengthExercise(level, length, source),
    atLevel: (next) => lengthExercise(next, length, source),
  };
}

/** How much text is made at a time, in code units. */
const portion = 2_000;

/** The longest grapheme of the sentences' languages, in code units. */
const maxGraphemeLength = 6;

/** With fewer characters left than this, more text is made. */
const fewCharacters = 500;

/**
 * Makes an endless text from pieces: its beginning, and a function that adds text to a trial when little is
 * left. A trial that started again gets the same text again.
 *
 * @param minLength how many graphemes the beginning has at least
 */
export function endlessText(pieces: Iterator<string>, minLength = 0) {
  /** What was added so far, by the length of the text before it. */
  const added = new Map<number, string>();
  return {
    text: joinPieces(Math.max(portion, minLength * maxGraphemeLength), pieces),
    continued: (trial: Trial): Trial => {
      const { presented, transcribed } = trial;
      if (presented.length - transcribed.graphemes.length >= fewCharacters) return trial;
      const { length } = presented.join("");
      const more = added.get(length) ?? joinPieces(portion, pieces);
      added.set(length, more);
      return extendPresented(trial, more);
    },
  };
}

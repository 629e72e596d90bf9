import type { Level } from "../content/passages.ts";
import { lengthPieces, lengthText } from "../texts/length-text.ts";
import { isAsWritten, lengthTitle, type OwnLength } from "../texts/own-length.ts";
import { type Exercise, timedModes } from "./exercise.ts";
import { english, type PassageSource, type TextSource } from "./text-source.ts";
import { writtenNumber } from "../content/written-number.ts";
import { timedSentences } from "../content/languages/en-sentences.ts";
import { joinedTo, timedPieces } from "../texts/timed-text.ts";
import { extendPresented } from "../engine/trial/open-ended.ts";
import type { Trial } from "../engine/trial/trial.ts";

/**
 * A text of a custom length; another text each time.
 *
 * @param seed the same one makes the same text; 32 bits
 * @param least how many graphemes of an endless text to make at first
 */
export function lengthExercise(
  level: Level,
  length: OwnLength,
  source: TextSource,
  seed: number = Math.floor(Math.random() * 2 ** 32),
  least = 0,
): Exercise {
  const { unit, amount } = length;
  if (unit === "seconds" && isAsWritten(length)) {
    return timedExercise(level, amount, source, seed, least);
  }
  const { language } = source;
  const isWords = unit === "words";
  const pieces = () => lengthPieces(length, level, source, seed);
  return {
    mode: "length",
    title: lengthTitle(length),
    level,
    language,
    source,
    ...(isWords
      ? { text: lengthText(length, level, source, seed, amount) }
      : endlessText(pieces, least)),
    recipe: { kind: "length", language, level, length, seed },
    limit: isWords ? null : unit === "seconds" ? amount * 1000 : Infinity,
    again: () => lengthExercise(level, length, source),
    atLevel: (next) => lengthExercise(next, length, source),
  };
}

/** A language's sentences, loaded. */
type SentenceSource = PassageSource & Pick<TextSource, "sentences" | "space">;

const englishSentences: SentenceSource = { ...english, sentences: timedSentences, space: " " };

/**
 * An endless text, typed for a set time; another text each time.
 *
 * @param seed the same one makes the same text; 32 bits
 * @param least how many graphemes to make at first
 */
export function timedExercise(
  level: Level,
  seconds: number,
  source: SentenceSource = englishSentences,
  seed: number = Math.floor(Math.random() * 2 ** 32),
  least = 0,
): Exercise {
  const { language, sentences, space } = source;
  const endless = endlessText(() => timedPieces(sentences[level], seed, space), least);
  return {
    mode: timedModes.find((mode) => Number(mode) === seconds) ?? "length",
    title: `${writtenNumber(seconds)} seconds`,
    level,
    language,
    source,
    ...endless,
    recipe: { kind: "timed", language, level, seconds, seed },
    limit: seconds * 1000,
    again: () => timedExercise(level, seconds, source),
    atLevel: (next) => timedExercise(next, seconds, source),
  };
}

/** How much text is made at a time, in code units. */
const portion = 2_000;

/** The longest grapheme of the sentences' languages, in code units. */
const longestGrapheme = 6;

/** With fewer characters left than this, more text is made. */
const fewCharacters = 500;

/** An endless text: its beginning, and a trial of it with more to type when little is left. */
interface EndlessText {
  readonly text: string;
  readonly continued: (trial: Trial) => Trial;
}

/**
 * Makes an endless text from pieces. Each continuation draws only the pieces that it adds; a trial that
 * started again draws them from the beginning.
 *
 * @param pieces returns the same pieces each time
 * @param least how many graphemes the beginning has at least
 */
export function endlessText(pieces: () => Iterator<string>, least = 0): EndlessText {
  const text = joinedTo(Math.max(portion, least * longestGrapheme), pieces());
  let drawn = 0;
  let source = pieces();
  return {
    text,
    continued(trial) {
      const { presented, transcribed } = trial;
      if (presented.length - transcribed.graphemes.length >= fewCharacters) return trial;
      // In code units, of which a grapheme may have several.
      const { length } = presented.join("");
      if (drawn > length) {
        source = pieces();
        drawn = 0;
      }
      if (drawn < length) joinedTo(length - drawn, source);
      const more = joinedTo(portion, source);
      drawn = length + more.length;
      return extendPresented(trial, more);
    },
  };
}

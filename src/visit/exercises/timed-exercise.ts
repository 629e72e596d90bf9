import type { Level } from "../../content/passages.ts";
import { timedSentences } from "../../content/timed-sentences.ts";
import { extendPresented } from "../../engine/trial/extend-presented.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import { timedText } from "../../texts/timed-text.ts";
import { timedModes } from "../modes.ts";
import type { Exercise } from "./exercise.ts";
import { english, type PassageSource, type TextSource } from "./text-source.ts";

/** How much text is made at a time, in characters. */
const portion = 2_000;

/** Of the sentences' languages, in code units. */
const longestGrapheme = 6;

/** With fewer characters left than this, more text is made. */
const fewCharacters = 500;

/** A language's sentences, here to be typed. */
type SentenceSource = PassageSource & Pick<TextSource, "sentences" | "space">;

const englishSentences: SentenceSource = { ...english, sentences: timedSentences, space: " " };

/**
 * As much as can be typed in a set time, of a text that does not run out; each time another.
 *
 * @param seed the same one makes the same text; 32 bits
 * @param least how many graphemes are there from the beginning, at least
 */
export function timedExercise(
  level: Level,
  seconds: number,
  source: SentenceSource = englishSentences,
  seed: number = Math.floor(Math.random() * 2 ** 32),
  least = 0,
): Exercise {
  const { language, sentences, space } = source;
  const beginning = (length: number) => timedText(sentences[level], seed, length, space);
  return {
    mode: timedModes.find((mode) => Number(mode) === seconds) ?? null,
    title: `${seconds} seconds`,
    level,
    language,
    source,
    text: beginning(Math.max(portion, least * longestGrapheme)),
    recipe: { kind: "timed", language, level, seconds, seed },
    limit: seconds * 1000,
    continued: (trial) => continued(trial, beginning),
    again: () => timedExercise(level, seconds, source),
    atLevel: (next) => timedExercise(next, seconds, source),
  };
}

function continued(trial: Trial, beginning: (length: number) => string): Trial {
  const { presented, transcribed } = trial;
  if (presented.length - transcribed.graphemes.length >= fewCharacters) return trial;
  // In code units, of which a grapheme may have several.
  const { length } = presented.join("");
  return extendPresented(trial, beginning(length + portion).slice(length));
}

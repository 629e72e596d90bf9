import { writtenNumber } from "../content/written-number.ts";
import type { Level } from "../content/passages.ts";
import { timedSentences } from "../content/timed-sentences.ts";
import { timedPieces } from "../texts/timed-text.ts";
import { timedModes } from "./modes.ts";
import { endlessText } from "./continued.ts";
import type { Exercise } from "./exercise.ts";
import { english, type PassageSource, type TextSource } from "./text-source.ts";

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

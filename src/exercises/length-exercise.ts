import type { Level } from "../content/passages.ts";
import { lengthPieces, lengthText } from "../texts/length-text.ts";
import { isAsWritten, lengthTitle, type OwnLength } from "../texts/own-length.ts";
import { endlessText } from "./continued.ts";
import type { Exercise } from "./exercise.ts";
import type { TextSource } from "./text-source.ts";
import { timedExercise } from "./timed-exercise.ts";

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

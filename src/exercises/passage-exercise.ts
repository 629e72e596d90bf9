import type { Language, LanguageTexts } from "../content/languages/languages.ts";
import { type Level, passages } from "../content/passages.ts";
import type { Exercise } from "./exercise.ts";

/** A language's passages, loaded. */
export interface PassageSource extends Pick<LanguageTexts, "passages"> {
  /** Its BCP 47 tag. */
  readonly language: string;
}

/** All texts of a language, loaded. */
export interface TextSource extends PassageSource, LanguageTexts, Pick<Language, "space"> {}

/** Loaded from the start. */
export const english: PassageSource = { language: "en", passages };

/** The default exercise: a passage of a level, drawn at random, never the one just shown. */
export function passageExercise(
  level: Level,
  shown: string | null = null,
  source: PassageSource = english,
): Exercise {
  return exerciseOfPassage(level, anyOther(source.passages[level], shown, Math.random()), source);
}

/** A given passage of a level. */
export function exerciseOfPassage(
  level: Level,
  text: string,
  source: PassageSource = english,
): Exercise {
  const { language, passages: banks } = source;
  return {
    mode: "passage",
    title: "Passage",
    level,
    language,
    source,
    text,
    recipe: { kind: "passage", language, level, index: banks[level].indexOf(text) },
    limit: null,
    again: () => passageExercise(level, text, source),
    atLevel: (next) => passageExercise(next, text, source),
  };
}

/**
 * A random one of several texts or names, never the one just shown.
 *
 * @param options at least two
 * @param random from 0 to below 1
 */
export function anyOther(options: readonly string[], shown: string | null, random: number): string {
  const others = options.filter((option) => option !== shown);
  return others[Math.floor(random * others.length)] ?? "";
}

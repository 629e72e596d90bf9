import { commonWords } from "../content/languages/en-words.ts";
import { languages } from "../content/languages/languages.ts";
import { englishSentences } from "../content/languages/en-sentences.ts";
import { loadFaces } from "./load-faces.ts";
import { ownTextTitle, type TextRecipe } from "../texts/recipe.ts";
import {
  anyOther,
  english,
  exerciseOfPassage,
  passageExercise,
  type PassageSource,
  type TextSource,
} from "./passage-exercise.ts";
import type { Exercise } from "./exercise.ts";
import { lengthExercise } from "./length-exercise.ts";
import { codePieces } from "../content/code-pieces.ts";

/**
 * The exercise that a recipe makes.
 *
 * @param shown the source of the passages that a level button begins after a text in no language of its own
 * @param minLength how many graphemes of an endless text to make at first
 * @returns `null` if the site has no such text.
 * @throws if the texts of its language do not load.
 */
export async function recipeExercise(
  recipe: TextRecipe,
  shown: PassageSource,
  minLength = 0,
): Promise<Exercise | null> {
  if (recipe.kind === "own") return ownExercise(recipe.text, shown);
  if (recipe.kind === "code") return codeExercise(recipe.code, shown);
  const { language, level } = recipe;
  const source = await fetchSource(language);
  if (!source) return null;
  if (recipe.kind === "length") {
    return lengthExercise(level, recipe.length, source, recipe.seed, minLength);
  }
  const text = source.passages[level][recipe.index];
  return text === undefined ? null : exerciseOfPassage(level, text, source);
}

/**
 * The visitor's own text, tidied; the same one each time.
 *
 * @param source of the passages that a level button begins
 */
export function ownExercise(text: string, source: PassageSource): Exercise {
  return {
    mode: "own",
    title: ownTextTitle,
    level: null,
    language: null,
    text,
    ...(text.includes("\n") && { note: "Press Enter at each ↵." }),
    recipe: { kind: "own", text },
    limit: null,
    again: () => ownExercise(text, source),
    atLevel: (level) => passageExercise(level, null, source),
  };
}

/**
 * A piece of code; the same one each time.
 *
 * @param name of the programming language
 * @param source of the passages that a level button begins
 * @returns `null` if there is none in this language.
 */
export function codeExercise(name: string, source: PassageSource): Exercise | null {
  const piece = codePieces.find(({ language }) => language === name);
  if (!piece) return null;
  const exercise: Exercise = {
    ...ownExercise(piece.lines.join("\n"), source),
    mode: "code",
    title: `Code: ${name}`,
    note: `${name}. Press Enter at the end of each line. Indentation is filled in for you.`,
    code: name,
    source,
    recipe: { kind: "code", code: name },
    again: () => exercise,
  };
  return exercise;
}

/** A random programming language, never the one just typed. */
export function anyCode(typed: string | null = null): string {
  const names = codePieces.map(({ language }) => language);
  return anyOther(names, typed, Math.random());
}

const allEnglish: TextSource = {
  ...english,
  sentences: englishSentences,
  words: commonWords,
  space: " ",
};

/** All texts of a source's language. Only English passages load without the other texts. */
export function wholeSource(source: PassageSource): TextSource {
  return isWhole(source) ? source : allEnglish;
}

function isWhole(source: PassageSource): source is TextSource {
  return "words" in source;
}

/**
 * Loads the texts of a language, and the font files of its letters.
 *
 * @param language its BCP 47 tag
 * @returns `null` if the site has none.
 * @throws if they do not load.
 */
export async function fetchSource(language: string): Promise<TextSource | null> {
  const found = languages.find(({ tag }) => tag === language);
  if (!found) return null;
  const texts = await found.load();
  await loadFaces(JSON.stringify(texts));
  return { language, space: found.space, ...texts };
}

import type { TextRecipe } from "../texts/recipe.ts";
import { codeExercise } from "./code-exercise.ts";
import type { Exercise } from "./exercise.ts";
import { fetchSource } from "./language-source.ts";
import { ownExercise } from "./own-exercise.ts";
import { exerciseOf } from "./passage-exercise.ts";
import { lengthExercise } from "./length-exercise.ts";
import { timedExercise } from "./timed-exercise.ts";

/**
 * The exercise that a recipe makes.
 *
 * @param least how many graphemes of an endless text to make at first
 * @returns `null` if the site has no such text.
 * @throws if the texts of its language do not load.
 */
export async function recipeExercise(recipe: TextRecipe, least = 0): Promise<Exercise | null> {
  if (recipe.kind === "own") return ownExercise(recipe.text);
  if (recipe.kind === "code") return codeExercise(recipe.language);
  const { language, level } = recipe;
  const source = await fetchSource(language);
  if (!source) return null;
  if (recipe.kind === "timed") {
    return timedExercise(level, recipe.seconds, source, recipe.seed, least);
  }
  if (recipe.kind === "length") {
    return lengthExercise(level, recipe.length, source, recipe.seed, least);
  }
  const text = source.passages[level][recipe.index];
  return text === undefined ? null : exerciseOf(level, text, source);
}

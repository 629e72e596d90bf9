import { languages } from "../content/languages/languages.ts";
import { levels } from "../content/passages.ts";
import type { TextRecipe } from "../texts/recipe.ts";
import type { FinishedTest } from "./saved-tests.ts";

/** What was typed, so that tests of one kind can be picked out: "Passage, medium", "50 words with numbers, hard, German". */
export function savedTitle({ title, exercise }: Pick<FinishedTest, "title" | "exercise">): string {
  if (!exercise) return title;
  const { level, language, recipe } = exercise;
  const name = languages.find(({ tag }) => tag === language && tag !== "en")?.englishName;
  return [title + madeOf(recipe), level && levels[level].toLowerCase(), name]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

function madeOf(recipe: TextRecipe): string {
  if (recipe.kind !== "length") return "";
  const { hasMarks, hasNumbers } = recipe.length;
  return `${hasMarks ? "" : " without punctuation"}${hasNumbers ? " with numbers" : ""}`;
}

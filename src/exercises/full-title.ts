import { languages } from "../content/languages/languages.ts";
import { levels } from "../content/passages.ts";
import { lengthContents } from "../texts/recipe.ts";
import type { Exercise } from "./exercise.ts";

type Titled = Pick<Exercise, "title" | "level" | "language" | "recipe">;

/** A title with all that sets the text apart: "Passage, medium", "50 words with numbers, hard, German". */
export function fullTitle({ title, level, language, recipe }: Titled): string {
  const name = languages.find(({ tag }) => tag === language && tag !== "en")?.englishName;
  const contents = recipe.kind === "length" ? lengthContents(recipe.length) : "";
  return [title + contents, level && levels[level].toLowerCase(), name]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

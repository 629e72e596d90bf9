import { languages } from "../content/languages/languages.ts";
import { levels } from "../content/passages.ts";
import { defaultLength } from "../texts/recipe.ts";
import type { Exercise } from "./exercise.ts";

type Titled = Pick<Exercise, "title" | "level" | "language" | "recipe">;

/** A title with all that sets the text apart: "Passage, medium", "50 words with numbers, hard, German". */
export function fullTitle({ title, level, language, recipe }: Titled): string {
  const name = languages.find(({ tag }) => tag === language && tag !== "en")?.englishName;
  const { hasMarks, hasNumbers } = recipe.kind === "length" ? recipe.length : defaultLength;
  const options = `${hasMarks ? "" : " without punctuation"}${hasNumbers ? " with numbers" : ""}`;
  return [title + options, level && levels[level].toLowerCase(), name]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

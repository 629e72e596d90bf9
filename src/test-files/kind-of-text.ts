import { languages } from "../content/languages/languages.ts";
import { type Level, levels } from "../content/passages.ts";
import type { TextRecipe } from "../texts/recipe.ts";

/** The fields of an exercise that distinguish kinds of text. */
interface KindOfText {
  readonly title: string;
  /** `null` if no level applies. */
  readonly level: Level | null;
  /** The BCP 47 tag; `null` if it is not known. */
  readonly language: string | null;
  readonly recipe: TextRecipe;
}

/**
 * The name of a kind of text: "Passage, medium", "50 words with numbers, hard, German". Tests of one kind
 * are compared with each other.
 */
export function kindOfText({ title, level, language, recipe }: KindOfText): string {
  const name = languages.find(({ tag }) => tag === language && tag !== "en")?.englishName;
  return [title + optionsOf(recipe), level && levels[level].toLowerCase(), name]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

function optionsOf(recipe: TextRecipe): string {
  if (recipe.kind !== "length") return "";
  const { hasMarks, hasNumbers } = recipe.length;
  return `${hasMarks ? "" : " without punctuation"}${hasNumbers ? " with numbers" : ""}`;
}

import type { Language } from "../../content/languages/languages.ts";

/** Older or wider tags of languages that have texts under another one. */
const otherTags: ReadonlyMap<string, string> = new Map([
  ["no", "nb"],
  ["nn", "nb"],
  ["iw", "he"],
  ["in", "id"],
]);

/**
 * Languages in the order in which to offer them: those that a browser prefers, most preferred first,
 * and the others as they stand.
 *
 * @param wishes BCP 47 tags, such as `pt-BR`, as `navigator.languages` has them
 */
export function preferredFirst<Listed extends Pick<Language, "tag">>(
  languages: readonly Listed[],
  wishes: readonly string[],
): readonly Listed[] {
  const wished = wishes.map((wish) => {
    const [tag = ""] = wish.toLowerCase().split("-");
    return languages.find((language) => language.tag === (otherTags.get(tag) ?? tag));
  });
  return [...new Set([...wished.filter((language) => language !== undefined), ...languages])];
}

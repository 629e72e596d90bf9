import { codePieces } from "../../content/code-pieces.ts";
import { languages, type Language } from "../../content/languages/languages.ts";

/** A choice for each language, by its own name, those that the browser prefers first; then those of code. */
export function LanguageOptions() {
  // Some browsers keep them to themselves.
  const { languages: wished = [] } = navigator as { languages?: readonly string[] };
  return (
    <>
      {preferredFirst(languages, wished).map(({ tag, name }) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
      <optgroup label="Code">
        {codePieces.map(({ language }) => (
          <option key={language}>{language}</option>
        ))}
      </optgroup>
    </>
  );
}

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
  offered: readonly Listed[],
  wishes: readonly string[],
): readonly Listed[] {
  const wished = wishes.map((wish) => {
    const [tag = ""] = wish.toLowerCase().split("-");
    return offered.find((language) => language.tag === (otherTags.get(tag) ?? tag));
  });
  return [...new Set([...wished.filter((language) => language !== undefined), ...offered])];
}

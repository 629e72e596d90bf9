import { codePieces } from "../../content/code-pieces.ts";
import { languages, type Language } from "../../content/languages/languages.ts";

/** An option for each language, named in that language, with the browser's preferred languages first; then one for each programming language. */
export function LanguageOptions() {
  return (
    <>
      {preferredFirst(languages, navigator.languages).map(({ tag, name }) => (
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

/**
 * Puts the languages that the browser prefers first, in its order.
 *
 * @param preferred BCP 47 tags, such as `pt-BR`, as `navigator.languages` has them
 */
export function preferredFirst<Listed extends Pick<Language, "tag">>(
  offered: readonly Listed[],
  preferred: readonly string[],
): readonly Listed[] {
  const found = preferred.flatMap((preference) => {
    const [primary] = preference.split("-");
    return offered.filter(({ tag }) => tag === primary);
  });
  return [...new Set([...found, ...offered])];
}

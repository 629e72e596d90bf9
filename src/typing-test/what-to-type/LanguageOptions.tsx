import { codePieces } from "../../content/code-pieces.ts";
import { languages } from "../../content/languages/languages.ts";
import { preferredFirst } from "./preferred-first.ts";

/** A choice for each language, by its own name, those that the browser prefers first; then those of code. */
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

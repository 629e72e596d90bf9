import type { ReactNode } from "react";
import { english } from "../exercises/text-source.ts";
import type { TestState, TestStore } from "../visit/test-store.ts";
import { useTest } from "../visit/use-store.ts";
import styles from "./LanguageChoice.module.css";

/** The language that there is to type in. */
export function LanguageChoice({
  test,
  options,
  onChoose,
}: {
  test: TestStore;
  /** Of all languages; until they are here there is the one that stands. */
  options: ReactNode;
  /** @param isByKey whether keys led there, on which others may follow */
  onChoose: (language: string, isByKey: boolean) => void;
}) {
  const language = useTest(test, standingLanguage);
  return (
    <label className={styles.language}>
      Language
      <select
        value={language}
        onChange={({ target }) => onChoose(target.value, target.matches(":focus-visible"))}
      >
        {options ?? <option value={language}>{nameBeforehand(language)}</option>}
      </select>
    </label>
  );
}

/** What a language is called until the names of all are here: one of code by its own name, others by the browser's. */
function nameBeforehand(language: string): string {
  if (/^[A-Z]/.test(language)) return language;
  // Every page starts with it, and the browser's names are the longest task of all in starting one.
  if (language === english.language) return "English";
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}

/** What the choice of a language shows: one that is on its way, that of a piece of code, or that of the texts. */
function standingLanguage({ exercise, source, exerciseRequest }: TestState): string {
  return exerciseRequest?.language ?? exercise.code ?? source.language;
}

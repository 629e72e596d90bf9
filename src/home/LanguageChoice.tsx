import type { ReactNode } from "react";
import { english } from "../exercises/text-source.ts";
import type { TestState, TestStore } from "../typing-test/store.ts";
import { useTest } from "../visit/use-store.ts";
import styles from "./LanguageChoice.module.css";

/** The choice of the language to type in. */
export function LanguageChoice({
  test,
  options,
}: {
  test: TestStore;
  /** Of all languages; until they have loaded, only the current one is offered. */
  options: ReactNode;
}) {
  const language = useTest(test, shownLanguage);
  const choose = (select: HTMLSelectElement) => {
    // Its texts are fetched, which must not be in the way of keys.
    const { trial, exercise } = test.getState();
    if (trial.phase === "running") test.dispatch({ kind: "begin", exercise: exercise.again() });
    // By key, others may follow as they do on an arrow.
    const isByArrow = select.matches(":focus-visible");
    const exerciseRequest = { mode: null, language: select.value, isByArrow, obstacle: null };
    test.dispatch({ kind: "request", exerciseRequest });
  };
  return (
    <label className={styles.language}>
      Language
      <select value={language} onChange={({ target }) => choose(target)}>
        {options ?? <option value={language}>{nameOf(language)}</option>}
      </select>
    </label>
  );
}

/** The name of a language until those of all have loaded: one of code by its own name, others by the browser's. */
function nameOf(language: string): string {
  if (/^[A-Z]/.test(language)) return language;
  // Every page starts with it, and the browser's names are the longest task of all in starting one.
  if (language === english.language) return "English";
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
}

/** The language that was requested, that of a piece of code, or that of the texts. */
function shownLanguage({ exercise, source, exerciseRequest }: TestState): string {
  return exerciseRequest?.language ?? exercise.code ?? source.language;
}

import type { LayoutName } from "./keyboard-layouts.ts";

/** The layout most used for a language, by its tag; QWERTY if it is not listed. */
export function layoutOf(language: string): LayoutName {
  return layoutsByLanguage.get(language) ?? "qwerty";
}

const layoutsByLanguage: ReadonlyMap<string, LayoutName> = new Map([
  ["ar", "arabic"],
  ["cs", "czech"],
  ["da", "danish"],
  ["de", "qwertz"],
  ["el", "greek"],
  ["es", "spanish"],
  ["fi", "nordic"],
  ["fr", "azerty"],
  ["he", "hebrew"],
  ["hi", "inscript"],
  ["it", "italian"],
  ["ja", "japanese"],
  ["ko", "korean"],
  ["nb", "norwegian"],
  ["pl", "polish"],
  ["pt", "brazilian"],
  ["ru", "russian"],
  ["sv", "nordic"],
  ["tr", "turkishQ"],
  ["uk", "ukrainian"],
]);

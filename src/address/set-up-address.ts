import type { LayoutName } from "../content/keyboard-layouts.ts";
import { commonLength, type OwnLength } from "../texts/own-length.ts";
import { defaultOptions, type Options } from "../visit/options.ts";
import type { AskedTest, SetUp, WhatToType } from "./set-up.ts";
import { codeWord, partOf, switchWords } from "./set-up-words.ts";

/** What an address asks for as far as it is understood, and its words that are not. */
export interface ReadSetUp {
  readonly setUp: SetUp;
  readonly unknown: readonly string[];
}

/** Of an address that names a test, what it does not name. */
const plainTest: AskedTest = {
  what: { kind: "passage" },
  level: "easy",
  language: "en",
  pace: null,
};

/** Far more than all words together; what comes after it is not read. */
const mostCharacters = 400;

/**
 * The set-up in the `#` part of an address: words joined by hyphens in any order, such as
 * `#60-hard-de-large`. Of two words for the same thing the last one holds. An address that names anything
 * of a test names all of it: what it leaves out is that of a first visit.
 *
 * @param hash from anyone; with its `#`
 */
export function readSetUp(hash: string): ReadSetUp {
  let test: AskedTest | null = null;
  let layout: LayoutName | null = null;
  const length: OwnLength = { ...commonLength };
  const options: Partial<Options> = {};
  const unknown: string[] = [];
  for (const word of hash.slice(1, mostCharacters).toLowerCase().split("-")) {
    const part = partOf(word);
    if (part === null) {
      if (word !== "") unknown.push(word);
    } else if ("test" in part) {
      test = Object.assign(test ?? { ...plainTest }, part.test);
    } else if ("length" in part) {
      Object.assign(length, part.length);
      test = Object.assign(test ?? { ...plainTest }, { what: { kind: "length", length } } as const);
    } else if ("options" in part) {
      Object.assign(options, part.options);
    } else {
      ({ layout } = part);
    }
  }
  return { setUp: { test, layout, options }, unknown };
}

/** The `#` part that asks for a set-up; options that are as on a first visit are left out. */
export function writeSetUp({ test, layout, options }: SetUp): string {
  const words = [...(test ? testWords(test) : []), layout?.toLowerCase(), ...optionWords(options)];
  return `#${words.filter((word) => word !== undefined).join("-")}`;
}

function testWords({ what, level, language, pace }: AskedTest): readonly string[] {
  const isLeveled = what.kind === "passage" || what.kind === "length";
  return [
    ...whatWords(what),
    ...(isLeveled || level !== "easy" ? [level] : []),
    ...(language === "en" ? [] : [language]),
    ...(pace === null ? [] : [`pace${pace}`]),
  ];
}

function whatWords(what: WhatToType): readonly string[] {
  if (what.kind === "length") return lengthWordsOf(what.length);
  if (what.kind === "code") return [what.code === null ? "code" : codeWord(what.code)];
  return what.kind === "passage" ? [] : [what.kind];
}

function lengthWordsOf({ unit, amount, from, hasMarks, hasNumbers }: OwnLength): readonly string[] {
  return [
    unit === "endless" ? unit : unit === "words" ? `${amount}words` : `${amount}`,
    ...(from === "words" ? ["random"] : []),
    ...(hasMarks ? [] : ["plain"]),
    ...(hasNumbers ? ["numbers"] : []),
  ];
}

function optionWords(options: Partial<Options>): readonly string[] {
  const set = { ...defaultOptions, ...options };
  const switches = Object.entries(switchWords).filter(([, name]) => set[name]);
  const choices = (["textSize", "face", "caret"] as const)
    .filter((name) => set[name] !== defaultOptions[name])
    .map((name) => set[name]);
  return [...switches.map(([word]) => word), ...choices];
}

import type { LayoutName } from "../content/keyboard-layouts.ts";
import { commonLength, type OwnLength } from "../texts/own-length.ts";
import { defaultOptions, type Options } from "../typing-test/options.ts";
import type { AskedTest, SetUp, WhatToType } from "./set-up.ts";
import { withoutAdded } from "../links/link-code.ts";
import { codeWord, partOf, switchWords } from "./set-up-words.ts";

/** What an address asks for, and its words that were not recognised. */
export interface ReadSetUp {
  readonly setUp: SetUp;
  readonly unknown: readonly string[];
}

/** The rest of an address that names a part of a test. */
const plainTest: AskedTest = {
  what: { kind: "passage" },
  level: "easy",
  language: "en",
  pace: null,
};

/** Far more than all words together; the rest is ignored. */
const mostCharacters = 400;

/**
 * The set-up in the `#` part of an address: words joined by hyphens in any order, such as
 * `#60-hard-de-large`. Of two words for the same thing the last one counts. If an address names any part
 * of a test, the rest is that of a first visit.
 *
 * @param hash from anyone; with its `#`
 */
export function readSetUp(hash: string): ReadSetUp {
  let test: AskedTest | null = null;
  let layout: LayoutName | null = null;
  const length: OwnLength = { ...commonLength };
  let seed: number | undefined;
  const options: Partial<Options> = {};
  const unknown: string[] = [];
  for (const word of withoutAdded(hash.slice(1, mostCharacters)).toLowerCase().split("-")) {
    const part = partOf(word);
    if (part === null) {
      if (word !== "") unknown.push(word);
    } else if ("test" in part) {
      test = Object.assign(test ?? { ...plainTest }, part.test);
    } else if ("length" in part || "seed" in part) {
      if ("length" in part) Object.assign(length, part.length);
      else ({ seed } = part);
      const what = { kind: "length", length, seed } as const;
      test = Object.assign(test ?? { ...plainTest }, { what });
    } else if ("options" in part) {
      Object.assign(options, part.options);
    } else {
      ({ layout } = part);
    }
  }
  return { setUp: { test, layout, options }, unknown };
}

/** The `#` part that asks for a set-up; default options are left out. */
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
  if (what.kind === "length") {
    const words = lengthWordsOf(what.length);
    return what.seed === undefined ? words : [...words, `seed${what.seed}`];
  }
  if (what.kind === "code") return [what.code === null ? "code" : codeWord(what.code)];
  if (what.kind !== "passage") return [what.kind];
  return what.index === undefined ? [] : [`passage${what.index + 1}`];
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

import { codePieces } from "../content/code-pieces.ts";
import { isLayoutName, keyboardLayouts, type LayoutName } from "../content/keyboard-layouts.ts";
import { languages } from "../content/languages/languages.ts";
import { type Level, levelNames } from "../content/passages.ts";
import { commonLength, isPossibleLength, type OwnLength } from "../texts/own-length.ts";
import { defaultOptions, type Options } from "./options.ts";

/** What an address can ask for: a test, and how it is set. */
export interface SetUp {
  /** null where the test that stands is to stay. */
  readonly test: AskedTest | null;
  /** null where the keyboard of the report is to stay. */
  readonly layout: LayoutName | null;
  /** Those that are not named stay as they are. */
  readonly options: Partial<Options>;
}

export interface AskedTest {
  readonly what: WhatToType;
  readonly level: Level;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The steady speed to race against, in WPM; null for no race. */
  readonly pace: number | null;
}

export type WhatToType =
  | { readonly kind: "passage" | "own" | "weak" }
  | { readonly kind: "length"; readonly length: OwnLength }
  /** The name of the language that the code is in; null for any. */
  | { readonly kind: "code"; readonly code: string | null };

/** The least and the most speed to race against, in WPM. */
export const slowestPace = 5;
export const fastestPace = 300;

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
 * The words for options. Those of a switch turn it on, and off with `no` before them; of the others each
 * choice has its own.
 */
const switchWords = {
  hidden: "areFiguresHidden",
  focus: "isFocused",
  stop: "isStoppedByMistakes",
  glide: "isCaretSmooth",
  keysounds: "hasKeySounds",
  endsound: "hasEndSound",
} as const satisfies Readonly<Record<string, keyof Options>>;

const choiceWords = {
  textSize: ["normal", "large", "larger"],
  face: ["monospaced", "system"],
  caret: ["block", "bar", "underline"],
} as const satisfies { readonly [Name in keyof Options]?: readonly Options[Name][] };

/** What a text of a set length is made of; each such word asks for one. */
const lengthWords = {
  random: { from: "words" },
  plain: { hasMarks: false },
  numbers: { hasNumbers: true },
} as const satisfies Readonly<Record<string, Partial<OwnLength>>>;

type Part =
  | { readonly test: Partial<AskedTest> }
  | { readonly length: Partial<OwnLength> }
  | { readonly layout: LayoutName }
  | { readonly options: Partial<Options> };

/** Each word and what it asks for; numbers are read by themselves. */
const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...(["passage", "own", "weak"] as const).map(
    (kind) => [kind, { test: { what: { kind } } }] as const,
  ),
  ["code", { test: { what: { kind: "code", code: null } } }] as const,
  ...codePieces.map(
    ({ language }) =>
      [codeWord(language), { test: { what: { kind: "code", code: language } } }] as const,
  ),
  ...Object.entries(lengthWords).map(([word, length]) => [word, { length }] as const),
  ["endless", { length: { unit: "endless", amount: 0 } }] as const,
  ...levelNames.map((level) => [level, { test: { level } }] as const),
  ...languages.map(({ tag }) => [tag, { test: { language: tag } }] as const),
  ...Object.keys(keyboardLayouts)
    .filter(isLayoutName)
    .map((layout) => [layout.toLowerCase(), { layout }] as const),
  ...Object.entries(switchWords).flatMap(([word, name]) => [
    [word, { options: { [name]: true } }] as const,
    [`no${word}`, { options: { [name]: false } }] as const,
  ]),
  ...Object.entries(choiceWords).flatMap(([name, choices]) =>
    choices.map((choice) => [choice, { options: { [name]: choice } }] as const),
  ),
]);

/** What an address calls a programming language: C++ is `cpp`. */
function codeWord(language: string): string {
  return language.toLowerCase().replaceAll("+", "p");
}

/** All words but those that are or hold numbers. */
export const knownWords: readonly string[] = [...parts.keys()];

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

function partOf(word: string): Part | null {
  const { pace, seconds, words } = numbered.exec(word)?.groups ?? {};
  if (pace !== undefined) {
    const isPossible = Number(pace) >= slowestPace && Number(pace) <= fastestPace;
    return isPossible ? { test: { pace: Number(pace) } } : null;
  }
  if (seconds !== undefined) return lengthPart({ unit: "seconds", amount: Number(seconds) });
  if (words !== undefined) return lengthPart({ unit: "words", amount: Number(words) });
  return parts.get(word) ?? null;
}

const numbered =
  /^(?:pace(?<pace>[1-9]\d{0,3})|(?<seconds>[1-9]\d{0,3})|(?<words>[1-9]\d{0,3})words)$/;

function lengthPart(length: Pick<OwnLength, "unit" | "amount">): Part | null {
  return isPossibleLength({ ...commonLength, ...length }) ? { length } : null;
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

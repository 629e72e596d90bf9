import { type LayoutName, isLayoutName, keyboardLayouts } from "../content/keyboard-layouts.ts";
import { defaultLength, type TextLength, isPossibleLength } from "../texts/recipe.ts";
import { defaultOptions, type Options } from "../typing-test/options.ts";
import { nameInAddress, withoutAdded, writeName } from "./link-code.ts";
import { keyboardLabelOf } from "../texts/without-invisibles.ts";
import { codePieces } from "../content/code-pieces.ts";
import { languages } from "../content/languages/languages.ts";
import { type Level, levelNames } from "../content/passages.ts";
import { fastestSteady, slowestSteady } from "../exercises/rival.ts";

/** What an address can ask for: a test, and its options. */
export interface SetUp {
  /** `null` keeps the test on screen. */
  readonly test: RequestedTest | null;
  /** The keyboard of the report; `null` keeps it. */
  readonly layout: LayoutName | null;
  /** Options that are not named keep their values. */
  readonly options: Partial<Options>;
}

export interface RequestedTest {
  readonly what: WhatToType;
  readonly level: Level;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The steady speed to race against, in WPM; `null` for no race. */
  readonly pace: number | null;
}

export type WhatToType =
  | { readonly kind: "own" | "weak" }
  /** With the place of one passage of the level, everyone types the same. */
  | { readonly kind: "passage"; readonly index?: number | undefined }
  /** With a seed of 32 bits, everyone types the same. */
  | { readonly kind: "length"; readonly length: TextLength; readonly seed?: number | undefined }
  /** The name of a programming language; `null` for any. */
  | { readonly kind: "code"; readonly code: string | null };

/** What an address asks for, and its words that were not recognised. */
export interface ReadSetUp {
  readonly setUp: SetUp;
  readonly unknown: readonly string[];
}

/** The rest of an address that names a part of a test. */
export const plainTest: RequestedTest = {
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
 * of a test, the rest is that of a first visit. The label of a keyboard follows after `&label=`.
 *
 * @param hash from anyone; with its `#`
 */
export function readSetUp(hash: string): ReadSetUp {
  let test: RequestedTest | null = null;
  let layout: LayoutName | null = null;
  const length: TextLength = { ...defaultLength };
  let seed: number | undefined;
  const options: { -readonly [Name in keyof Options]?: Options[Name] } = {};
  const unknown: string[] = [];
  const keyboardLabel = keyboardLabelOf(nameInAddress(hash, "label"));
  if (keyboardLabel !== undefined) options.keyboardLabel = keyboardLabel;
  const words = withoutAdded(hash.slice(1, mostCharacters).replace(/^label=[^&]*/i, ""));
  if (addedByOthers.test(words)) return { setUp: { test, layout, options: {} }, unknown };
  for (const word of words.toLowerCase().split("-")) {
    const part = partOf(word);
    if (part === null) {
      if (word !== "") unknown.push(word);
    } else if ("test" in part) {
      test = Object.assign(test ?? { ...plainTest }, part.test);
    } else if ("length" in part) {
      Object.assign(length, part.length);
      seed = part.seed ?? seed;
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

/** Such as `#xtor=AL-60`, `#utm_30`, `#:~:text=60-hard` and `#/page-30`, which ask this site for nothing. */
const addedByOthers = /^[\w.!-]*[=:/_]/;

/** The `#` part that asks for a set-up; default options are left out. */
export function writeSetUp({ test, layout, options }: SetUp): string {
  const words = [...(test ? testWords(test) : []), layout?.toLowerCase(), ...optionWords(options)];
  const written = words.filter((word) => word !== undefined).join("-");
  return `#${[written, ...labelPart(options)].filter((part) => part !== "").join("&")}`;
}

function labelPart({ keyboardLabel }: Partial<Options>): readonly string[] {
  return keyboardLabel === undefined ? [] : [`label=${writeName(keyboardLabel)}`];
}

function testWords({ what, level, language, pace }: RequestedTest): readonly string[] {
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

function lengthWordsOf({
  unit,
  amount,
  from,
  hasMarks,
  hasNumbers,
}: TextLength): readonly string[] {
  return [
    unit === "endless" ? unit : unit === "words" ? `${amount}words` : `${amount}`,
    ...(from === "words" ? ["random"] : []),
    ...(hasMarks ? [] : ["plain"]),
    ...(hasNumbers ? ["numbers"] : []),
  ];
}

function optionWords(options: Partial<Options>): readonly string[] {
  const set = { ...defaultOptions, ...options };
  const switches = Object.entries(switchWords)
    .filter(([, name]) => set[name] !== defaultOptions[name])
    .map(([word, name]) => (set[name] ? word : `no${word}`));
  const choices = (["corrections", "textSize", "face", "caret"] as const)
    .filter((name) => set[name] !== defaultOptions[name])
    .map((name) => set[name]);
  return [...switches, ...choices];
}

/**
 * The words for options. Those of a switch turn it on, and off with `no` before them; of the others each
 * choice has its own.
 */
const switchWords = {
  hidden: "areStatsHidden",
  overlay: "isTypedOnPassage",
  soft: "isDimmed",
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
  corrections: ["backspace", "wordonly", "nobackspace"],
} as const satisfies { readonly [Name in keyof Options]?: readonly Options[Name][] };

/** The words for what a text of a set length contains. */
const lengthWords = {
  random: { from: "words" },
  plain: { hasMarks: false },
  numbers: { hasNumbers: true },
} as const satisfies Readonly<Record<string, Partial<TextLength>>>;

/** What one word asks for. */
type Part =
  | { readonly test: Partial<RequestedTest> }
  | { readonly length: Partial<TextLength>; readonly seed?: number }
  | { readonly layout: LayoutName }
  | { readonly options: Partial<Options> };

/** Each word and what it asks for; words with numbers are parsed separately. */
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

/** A programming language in an address: C++ is `cpp`. */
function codeWord(language: string): string {
  return language.toLowerCase().replaceAll("+", "p");
}

/** All words without numbers. */
export const knownWords: readonly string[] = [...parts.keys()];

/** What a word in small letters asks for; `null` if it is not recognised. */
function partOf(word: string): Part | null {
  const { pace, passage, seed, seconds, words } = numbered.exec(word)?.groups ?? {};
  if (pace !== undefined) {
    const isPossible = Number(pace) >= slowestSteady && Number(pace) <= fastestSteady;
    return isPossible ? { test: { pace: Number(pace) } } : null;
  }
  if (passage !== undefined) {
    return { test: { what: { kind: "passage", index: Number(passage) - 1 } } };
  }
  if (seed !== undefined) return Number(seed) < 2 ** 32 ? { length: {}, seed: Number(seed) } : null;
  if (seconds !== undefined) return lengthPart({ unit: "seconds", amount: Number(seconds) });
  if (words !== undefined) return lengthPart({ unit: "words", amount: Number(words) });
  return parts.get(word) ?? null;
}

const numbered =
  /^(?:pace(?<pace>[1-9]\d{0,3})|passage(?<passage>[1-5])|seed(?<seed>0|[1-9]\d{0,9})|(?<seconds>[1-9]\d{0,3})|(?<words>[1-9]\d{0,3})words)$/;

function lengthPart(length: Pick<TextLength, "unit" | "amount">): Part | null {
  return isPossibleLength({ ...defaultLength, ...length }) ? { length } : null;
}

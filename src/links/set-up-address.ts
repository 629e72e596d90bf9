import { type LayoutName, isLayoutName, keyboardLayouts } from "../content/keyboard-layouts.ts";
import { defaultLength, type TextLength, isPossibleLength } from "../texts/recipe.ts";
import { defaultOptions, type Options } from "../typing-test/options.ts";
import { nameInAddress, withoutAdditions, writeName } from "./link-code.ts";
import { keyboardLabelOf } from "../texts/without-invisibles.ts";
import { codePieces } from "../content/code-pieces.ts";
import { languages } from "../content/languages/languages.ts";
import { type Level, levelNames, passages } from "../content/passages.ts";
import { maxSteadySpeed, minSteadySpeed } from "../exercises/rival.ts";

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
  readonly rivalSpeed: number | null;
}

export type WhatToType =
  | { readonly kind: "own" | "weak" }
  /** With the place of one passage of the level, everyone types the same. */
  | { readonly kind: "passage"; readonly index?: number | undefined }
  /** With a seed of 32 bits, everyone types the same. */
  | { readonly kind: "length"; readonly length: TextLength; readonly seed?: number | undefined }
  /** The name of a programming language; `null` for any. */
  | { readonly kind: "code"; readonly code: string | null };

/** The values of what an address leaves out of a test: those of a first visit. */
export const plainTest: RequestedTest = {
  what: { kind: "passage" },
  level: "easy",
  language: "en",
  rivalSpeed: null,
};

/** Far more than all words together; the rest is ignored. */
const maxLength = 400;

/**
 * The set-up in the `#` part of an address: words joined by hyphens in any order, such as
 * `#60-hard-de-large`. If two words set the same thing, the last one counts. If an address names any part
 * of a test, the rest is that of a first visit. The label of a keyboard follows after `&label=`.
 *
 * @param hash untrusted; with its `#`
 * @returns the words that were not recognised, too
 */
export function readSetUp(hash: string) {
  const nothing: SetUp = { test: null, layout: null, options: {} };
  const unknown: string[] = [];
  const written = withoutAdditions(hash.slice(1, maxLength).replace(/^label=[^&]*/i, ""));
  if (addedByOthers.test(written)) return { setUp: nothing, unknown };
  const keyboardLabel = keyboardLabelOf(nameInAddress(hash, "label"));
  let setUp = keyboardLabel === undefined ? nothing : changeOptions({ keyboardLabel })(nothing);
  for (const word of written.toLowerCase().split("-").filter(Boolean)) {
    const change = changes.get(word) ?? changeByNumber(word);
    if (change) setUp = change(setUp);
    else unknown.push(word);
  }
  return { setUp, unknown };
}

/** Such as `#xtor=AL-60`, `#utm_30`, `#:~:text=60-hard` and `#/page-30`, which ask this site for nothing. */
const addedByOthers = /^[\w.!-]*[=:/_]/;

/** The `#` part that asks for a set-up: the words that change a plain set-up but not this one. */
export function writeSetUp(setUp: SetUp): string {
  const plain: SetUp = { test: plainTest, layout: null, options: defaultOptions };
  const whole: SetUp = { ...setUp, options: { ...defaultOptions, ...setUp.options } };
  const others = [...changes]
    .filter(([, change]) => isSame(change(whole), whole) && !isSame(change(plain), plain))
    .map(([word]) => word);
  const words = new Set([...(setUp.test ? testWords(setUp.test) : []), ...others]);
  const { keyboardLabel } = setUp.options;
  const label = keyboardLabel === undefined ? [] : [`label=${writeName(keyboardLabel)}`];
  const parts = words.size > 0 ? [[...words].join("-"), ...label] : label;
  return `#${parts.join("&")}`;
}

/** The words of a test that have numbers, and its level. */
function testWords({ what, level, rivalSpeed }: RequestedTest): readonly string[] {
  const words = rivalSpeed === null ? [] : [`pace${rivalSpeed}`];
  if (what.kind === "length") {
    const { unit, amount } = what.length;
    if (unit !== "endless") words.push(unit === "words" ? `${amount}words` : `${amount}`);
    if (what.seed !== undefined) words.push(`seed${what.seed}`);
  }
  if (what.kind === "passage" && what.index !== undefined) words.push(`passage${what.index + 1}`);
  if (what.kind === "length" || what.kind === "passage") words.push(level);
  return words;
}

function isSame(one: SetUp, other: SetUp): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a word changes in a set-up. */
type Change = (setUp: SetUp) => SetUp;

function changeTest(change: Partial<RequestedTest>): Change {
  return (setUp) => ({ ...setUp, test: { ...(setUp.test ?? plainTest), ...change } });
}

function changeLength(change: Partial<TextLength>, seed: { readonly seed?: number } = {}): Change {
  return (setUp) => {
    const before = setUp.test?.what;
    const kind = "length";
    const what = before?.kind === kind ? before : { kind, length: defaultLength };
    const length = { ...what.length, ...change };
    return changeTest({ what: { ...what, kind, length, ...seed } })(setUp);
  };
}

function changeOptions(options: Partial<Options>): Change {
  return (setUp) => ({ ...setUp, options: { ...setUp.options, ...options } });
}

/** Options that their word turns on, and `no` before it off. */
const switches = {
  hidden: "areStatsHidden",
  overlay: "isTypedOnPassage",
  soft: "isDimmed",
  focus: "isFocused",
  stop: "isStoppedByMistakes",
  glide: "isCaretSmooth",
  keysounds: "hasKeySounds",
  endsound: "hasEndSound",
} as const satisfies Readonly<Record<string, keyof Options>>;

/** Options that have a word for each choice. */
const choices: {
  readonly [Name in "textSize" | "face" | "caret" | "corrections"]: Record<Options[Name], true>;
} = {
  textSize: { normal: true, large: true, larger: true },
  face: { monospaced: true, system: true },
  caret: { block: true, bar: true, underline: true },
  corrections: { backspace: true, wordonly: true, nobackspace: true },
};

/** What each word without a number changes. */
const changes: ReadonlyMap<string, Change> = new Map<string, Change>([
  ["passage", changeTest({ what: { kind: "passage" } })],
  ["own", changeTest({ what: { kind: "own" } })],
  ["weak", changeTest({ what: { kind: "weak" } })],
  ["code", changeTest({ what: { kind: "code", code: null } })],
  ...codePieces.map(({ language }): [string, Change] => [
    // C++ is `cpp`.
    language.toLowerCase().replaceAll("+", "p"),
    changeTest({ what: { kind: "code", code: language } }),
  ]),
  ["endless", changeLength({ unit: "endless", amount: 0 })],
  ["random", changeLength({ from: "words" })],
  ["plain", changeLength({ hasMarks: false })],
  ["numbers", changeLength({ hasNumbers: true })],
  ...levelNames.map((level): [string, Change] => [level, changeTest({ level })]),
  ...languages.map(({ tag }): [string, Change] => [tag, changeTest({ language: tag })]),
  ...Object.keys(keyboardLayouts)
    .filter(isLayoutName)
    .map((layout): [string, Change] => [layout.toLowerCase(), (setUp) => ({ ...setUp, layout })]),
  ...Object.entries(switches).flatMap(([word, name]): [string, Change][] => [
    [word, changeOptions({ [name]: true })],
    [`no${word}`, changeOptions({ [name]: false })],
  ]),
  ...Object.entries(choices).flatMap(([name, words]) =>
    Object.keys(words).map((word): [string, Change] => [word, changeOptions({ [name]: word })]),
  ),
]);

export const knownWords: readonly string[] = [...changes.keys()];

/** What a word with a number changes; `null` if it is not recognised. */
function changeByNumber(word: string): Change | null {
  const [, name, digits, unit] = /^(pace|passage|seed|)(0|[1-9]\d*)(words|)$/.exec(word) ?? [];
  const number = Number(digits);
  if (name === "") {
    const length = { unit: unit === "words" ? unit : "seconds", amount: number } as const;
    return isPossibleLength({ ...defaultLength, ...length }) ? changeLength(length) : null;
  }
  if (unit === "words") return null;
  if (name === "seed" && number < 2 ** 32) return changeLength({}, { seed: number });
  if (name === "passage" && number >= 1 && number <= passages.easy.length) {
    return changeTest({ what: { kind: "passage", index: number - 1 } });
  }
  const isSpeed = name === "pace" && number >= minSteadySpeed && number <= maxSteadySpeed;
  return isSpeed ? changeTest({ rivalSpeed: number }) : null;
}

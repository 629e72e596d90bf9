import { codePieces } from "../content/code-pieces.ts";
import { isLayoutName, keyboardLayouts, type LayoutName } from "../content/keyboard-layouts.ts";
import { languages } from "../content/languages/languages.ts";
import { levelNames } from "../content/passages.ts";
import { commonLength, isPossibleLength, type OwnLength } from "../texts/own-length.ts";
import type { Options } from "../typing-test/options.ts";
import { fastestSteady, slowestSteady } from "../race/race-exercise.ts";
import type { AskedTest } from "./set-up.ts";

/**
 * The words for options. Those of a switch turn it on, and off with `no` before them; of the others each
 * choice has its own.
 */
export const switchWords = {
  hidden: "areStatsHidden",
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

/** The words for what a text of a set length contains. */
const lengthWords = {
  random: { from: "words" },
  plain: { hasMarks: false },
  numbers: { hasNumbers: true },
} as const satisfies Readonly<Record<string, Partial<OwnLength>>>;

/** What one word asks for. */
type Part =
  | { readonly test: Partial<AskedTest> }
  | { readonly length: Partial<OwnLength> }
  | { readonly seed: number }
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
export function codeWord(language: string): string {
  return language.toLowerCase().replaceAll("+", "p");
}

/** All words without numbers. */
export const knownWords: readonly string[] = [...parts.keys()];

/** What a word in small letters asks for; `null` if it is not recognised. */
export function partOf(word: string): Part | null {
  const { pace, passage, seed, seconds, words } = numbered.exec(word)?.groups ?? {};
  if (pace !== undefined) {
    const isPossible = Number(pace) >= slowestSteady && Number(pace) <= fastestSteady;
    return isPossible ? { test: { pace: Number(pace) } } : null;
  }
  if (passage !== undefined) {
    return { test: { what: { kind: "passage", index: Number(passage) - 1 } } };
  }
  if (seed !== undefined) return Number(seed) < 2 ** 32 ? { seed: Number(seed) } : null;
  if (seconds !== undefined) return lengthPart({ unit: "seconds", amount: Number(seconds) });
  if (words !== undefined) return lengthPart({ unit: "words", amount: Number(words) });
  return parts.get(word) ?? null;
}

const numbered =
  /^(?:pace(?<pace>[1-9]\d{0,3})|passage(?<passage>[1-5])|seed(?<seed>0|[1-9]\d{0,9})|(?<seconds>[1-9]\d{0,3})|(?<words>[1-9]\d{0,3})words)$/;

function lengthPart(length: Pick<OwnLength, "unit" | "amount">): Part | null {
  return isPossibleLength({ ...commonLength, ...length }) ? { length } : null;
}

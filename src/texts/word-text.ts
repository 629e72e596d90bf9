import { chance } from "./recipe.ts";

/** How words become a text. */
export interface WordStyle {
  /** The BCP 47 tag of the language, for its capitals and marks. */
  readonly language: string;
  /** Whether words form sentences, with capitals and punctuation. */
  readonly hasMarks: boolean;
  /** Whether there is a number among the words now and then. */
  readonly hasNumbers: boolean;
  /** Between two words. */
  readonly space: " " | "";
}

/** The decisions for a word; each draws numbers of its own. */
const choices = { word: 1, number: 2, size: 3, digits: 4, sentence: 5, comma: 6 } as const;

/** One word in this many is a number, and one in this many has a comma after it. */
const wordsPerNumber = 8;
const wordsPerComma = 9;

/** The bounds of the number of words in a sentence. */
const fewest = 5;
const most = 11;

/**
 * Words in random order, none twice in a row: the pieces of a text, each a word with the space before it
 * and the mark after it.
 *
 * @param words at least two that can begin a sentence
 * @param count how many; the last one ends the text
 */
export function* wordPieces(
  words: readonly string[],
  seed: number,
  style: WordStyle,
  count = Infinity,
): Generator<string, void> {
  const [comma, stop] = marksOf(style.language);
  // French and Italian keyboards on Windows type no É and no È.
  const starts = words.filter((word) => !/^[éè]/.test(word));
  let last = "";
  let left = 0;
  for (let place = 0; place < count; place += 1) {
    const isFirst = left === 0;
    if (isFirst) left = fewest + drawn(most - fewest + 1, seed, place, choices.sentence);
    left -= 1;
    const isCapital = isFirst && style.hasMarks;
    const list = isCapital ? starts : words;
    const index = drawn(list.length, seed, place, choices.word);
    last = list[list[index] === last ? (index + 1) % list.length : index] ?? "";
    const word = (style.hasNumbers && numberAt(seed, place)) || last;
    const isEnd = left === 0 || place === count - 1;
    const isPause = !isEnd && drawn(wordsPerComma, seed, place, choices.comma) === 0;
    const written = isCapital ? capitalised(word, style.language) : word;
    const mark = style.hasMarks ? (isEnd ? stop : isPause ? comma : "") : "";
    yield (place > 0 ? style.space : "") + written + mark;
  }
}

/**
 * The number at a place of a text, from 1 to 9,999, with one to four digits equally often.
 *
 * @param place integers, such as a sentence and a word in it
 * @returns `null` at most places.
 */
export function numberAt(seed: number, ...place: readonly number[]): string | null {
  if (drawn(wordsPerNumber, seed, ...place, choices.number) > 0) return null;
  const highest = 10 ** (1 + drawn(4, seed, ...place, choices.size));
  const lowest = highest / 10;
  return `${lowest + drawn(highest - lowest, seed, ...place, choices.digits)}`;
}

/** An integer from 0 to below `options`. */
function drawn(options: number, seed: number, ...place: readonly number[]): number {
  return Math.floor(chance(seed, ...place) * options);
}

function capitalised(word: string, language: string): string {
  if (language === "nl" && word.startsWith("ij")) return `IJ${word.slice(2)}`;
  const [first = "", ...rest] = Array.from(word);
  // Not in the Greek locale, which removes the accent as in words all in capitals.
  // oxlint-disable-next-line eslint/no-restricted-properties -- By the text's language.
  const capital = language === "tr" ? first.toLocaleUpperCase("tr") : first.toUpperCase();
  return capital + rest.join("");
}

/** The comma and the full stop of a language. */
export function marksOf(language: string): readonly [comma: string, stop: string] {
  return ownMarks[language] ?? [",", "."];
}

const ownMarks: Readonly<Record<string, readonly [comma: string, stop: string]>> = {
  ar: ["،", "."],
  hi: [",", "।"],
  ja: ["、", "。"],
  zh: ["，", "。"],
};

import type { Level } from "../content/passages.ts";
import type { TextLength } from "./recipe.ts";
import { seededInteger, seededRandom } from "./seeded-random.ts";
import { marksOf, wordSentences } from "./word-text.ts";

/** The texts of a language. */
interface Material {
  readonly language: string;
  readonly sentences: Readonly<Record<Level, readonly string[]>>;
  readonly words: readonly string[];
  readonly space: " " | "";
}

/** A text of a number of words; the same seed gives the same text. */
export function lengthText(
  length: TextLength,
  level: Level,
  texts: Material,
  seed: number,
): string {
  const { amount, hasMarks } = length;
  const { language, space } = texts;
  const words: string[] = [];
  for (const sentence of sentences(length, level, texts, seed)) {
    words.push(...wordsIn(sentence, space));
    if (words.length >= amount) break;
  }
  const cut = words.slice(0, amount).join(space);
  return hasMarks ? withFullStop(cut, language) : cut;
}

/** The pieces of an endless text: a sentence each, with the space before it. */
export function* lengthPieces(
  length: TextLength,
  level: Level,
  texts: Material,
  seed: number,
): Generator<string, void> {
  let space = "";
  for (const sentence of sentences(length, level, texts, seed)) {
    yield space + sentence;
    ({ space } = texts);
  }
}

/** Endless sentences as a length asks for them. */
function* sentences(
  { from, hasMarks, hasNumbers }: TextLength,
  level: Level,
  { language, space, ...texts }: Material,
  seed: number,
): Generator<string, void> {
  const written =
    from === "words"
      ? wordSentences(wordsOf(level, texts.words), seed, language, space)
      : templateSentences(texts.sentences[level], seed);
  let index = 0;
  for (const sentence of written) {
    const styled = hasMarks ? sentence : withoutMarks(sentence, language, space);
    yield hasNumbers ? withNumbers(styled, seed, index, space) : styled;
    index += 1;
  }
}

/** The shorter half of the words for the easy level, the longer half for the hard. */
function wordsOf(level: Level, words: readonly string[]): readonly string[] {
  if (level === "medium") return words;
  const byLength = words.toSorted((one, other) => one.length - other.length);
  const half = Math.ceil(words.length / 2);
  return level === "easy" ? byLength.slice(0, half) : byLength.slice(-half);
}

/**
 * Endless sentences. Each round has every template once, in a new order. A template's choices start anywhere
 * and advance by one each round.
 */
function* templateSentences(templates: readonly string[], seed: number): Generator<string, never> {
  let last = -1;
  for (let round = 0; ; round += 1) {
    for (const template of templateOrder(templates.length, seed, round, last)) {
      yield fillTemplate(
        templates[template] ?? "",
        (place, options) => seededInteger(options, seed, template, place, options) + round,
      );
      last = template;
    }
  }
}

/** The order of a round's templates; never starts with the last one of the previous round. */
function templateOrder(count: number, seed: number, round: number, last: number) {
  const rank = (template: number) => seededRandom(seed, round, template);
  const order = Array.from({ length: count }, (_, template) => template).toSorted(
    (one, other) => rank(one) - rank(other),
  );
  const [first = 0, second = 0, ...others] = order;
  return first === last && count > 1 ? [second, first, ...others] : order;
}

/** A separate mark belongs to the word before it. In a script without spaces two characters count as a word. */
function wordsIn(sentence: string, space: " " | ""): readonly string[] {
  if (space === " ") return sentence.split(/ (?=[^ ]*[\p{L}\p{N}])/u);
  return sentence.match(twoCharacters) ?? [];
}

const twoCharacters = /[^][\p{M}\p{P}]*[^]?[\p{M}\p{P}]*/gu;

/** The text with a full stop if it was cut within a sentence. */
function withFullStop(text: string, language: string): string {
  const isWhole = /[.!?。！？।؟…]["'”’»」』)]*$/.test(text);
  if (isWhole || (language === "el" && text.endsWith(";"))) return text;
  const [, stop] = marksOf(language);
  return text.replace(/[\p{Punctuation}\s]+$/u, "") + stop;
}

/** A sentence in small letters, without marks except within a word or a number. */
function withoutMarks(sentence: string, language: string, space: " " | ""): string {
  // oxlint-disable-next-line eslint/no-restricted-properties -- By the text's language.
  const small = language === "tr" ? sentence.toLocaleLowerCase("tr") : sentence.toLowerCase();
  const unquoted = small.replaceAll(quotes, "");
  return unquoted.replaceAll(marks, space).replaceAll(/ {2,}/g, " ").trim();
}

// A Korean ending follows a quote without a space; in Hebrew the mark is part of abbreviations.
const quotes = /(?<![א-ת])[.!?]*"|"(?![א-ת])/g;

// Apostrophes and hyphens belong to the spelling of a word or a number, points and commas to a number.
const marks = /(?!"|(?<=[\p{L}\d]\p{M}*)(?:'|-(?=[\p{L}\d]))|(?<=\d)[.,:](?=\d))[\p{P}\p{S}]/gu;

/** One word in this many has a number after it. */
const wordsPerNumber = 8;

/** A sentence with numbers after some of its words, from 1 to 9,999, with one to four digits equally often. */
function withNumbers(sentence: string, seed: number, index: number, space: " " | ""): string {
  return wordsIn(sentence, space)
    .map((word, place) => {
      const draw = (options: number, choice: number) =>
        seededInteger(options, seed, index, place, choice);
      const isMarked = /[\p{P}\p{S}]$/u.test(word);
      if (isMarked || draw(wordsPerNumber, 2) > 0) return word;
      const lowest = 10 ** draw(4, 3);
      return `${word}${space}${lowest + draw(9 * lowest, 4)}`;
    })
    .join(space);
}

/** Joins pieces until they have at least `units` code units; the first piece is always included. */
export function joinPieces(units: number, pieces: Iterator<string>): string {
  let text = "";
  do text += pieces.next().value;
  while (text.length < units);
  return text;
}

/**
 * The sentence of a template with choices in braces, such as `The {cat|dog} sat down.`
 *
 * @param choose returns an integer for the choice at a place of the template, used modulo the number of
 *   options
 */
export function fillTemplate(
  template: string,
  choose: (place: number, options: number) => number,
): string {
  let place = 0;
  return template.replaceAll(/\{([^}]*)\}/g, (_braces, listed: string) => {
    const options = listed.split("|");
    const chosen = choose(place, options.length) % options.length;
    place += 1;
    return options[chosen] ?? "";
  });
}

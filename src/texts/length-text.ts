import type { Level } from "../content/passages.ts";
import type { OwnLength } from "./own-length.ts";
import { sentenceAt } from "./timed-text.ts";
import { type Amount, marksOf, numberAt, type WordStyle, wordText } from "./word-text.ts";

/** The texts of a language. */
interface Material {
  readonly language: string;
  readonly sentences: Readonly<Record<Level, readonly string[]>>;
  readonly words: readonly string[];
  readonly space: " " | "";
}

/**
 * A text of a custom length; the same seed gives the same text. A longer beginning of an endless text
 * starts with every shorter one.
 */
export function lengthText(
  { from, hasMarks, hasNumbers }: OwnLength,
  level: Level,
  { language, sentences, words, space }: Material,
  seed: number,
  amount: Amount,
): string {
  const style: WordStyle = { language, hasMarks, hasNumbers, space };
  return from === "words"
    ? wordText(wordsOf(level, words), seed, amount, style)
    : sentenceText(sentences[level], seed, amount, style);
}

/** The shorter half of the words for the easy level, the longer half for the hard. */
function wordsOf(level: Level, words: readonly string[]): readonly string[] {
  if (level === "medium") return words;
  const byLength = words.toSorted((one, other) => one.length - other.length);
  const half = Math.ceil(words.length / 2);
  return level === "easy" ? byLength.slice(0, half) : byLength.slice(-half);
}

function sentenceText(
  frames: readonly string[],
  seed: number,
  amount: Amount,
  style: WordStyle,
): string {
  const { language, hasMarks, hasNumbers, space } = style;
  const count = "words" in amount ? amount.words : 0;
  const units = "words" in amount ? 0 : amount.units;
  const words: string[] = [];
  let text = "";
  for (let index = 0; words.length < count || text.length < units; index += 1) {
    const written = sentenceAt(frames, seed, index);
    const dressed = hasMarks ? written : withoutMarks(written, language, space);
    const sentence = hasNumbers ? withNumbers(dressed, seed, index, space) : dressed;
    text += index > 0 ? space + sentence : sentence;
    if (count > 0) words.push(...wordsIn(sentence, space));
  }
  if (count === 0) return text;
  const cut = words.slice(0, count).join(space);
  return hasMarks ? ended(cut, language) : cut;
}

/** A separate mark belongs to the word before it. In a script without spaces two characters count as a word. */
function wordsIn(sentence: string, space: " " | ""): readonly string[] {
  if (space === " ") return sentence.split(/ (?=[^ ]*[\p{L}\p{N}])/u);
  return sentence.match(twoCharacters) ?? [];
}

const twoCharacters = /[^][\p{M}\p{P}]*[^]?[\p{M}\p{P}]*/gu;

/** The text with a full stop if it was cut within a sentence. */
function ended(text: string, language: string): string {
  if (/[.!?。！？।؟…]["'”’»」』)]*$/.test(text)) return text;
  const [, stop] = marksOf(language);
  return text.replace(/[\p{Punctuation}\s]+$/u, "") + stop;
}

/** A sentence in small letters, without marks except within a word or a number. */
function withoutMarks(sentence: string, language: string, space: " " | ""): string {
  const small = language === "tr" ? sentence.toLocaleLowerCase("tr") : sentence.toLowerCase();
  return small.replaceAll(marks, space).replaceAll(/ {2,}/g, " ").trim();
}

// Apostrophes and hyphens between letters belong to a word's spelling, points and commas to a number.
const marks = /(?!(?<=\p{L}\p{M}*)['’-](?=\p{L})|(?<=\d)[.,:](?=\d))[\p{P}\p{S}]/gu;

/** A sentence with a number after some of its words. */
function withNumbers(sentence: string, seed: number, index: number, space: " " | ""): string {
  return wordsIn(sentence, space)
    .map((word, place) => {
      const isMarked = /[\p{P}\p{S}]$/u.test(word);
      const number = isMarked ? null : numberAt(seed, index, place);
      return number === null ? word : word + space + number;
    })
    .join(space);
}

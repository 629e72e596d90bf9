import { seededInteger } from "./seeded-random.ts";

/** One word in this many has a comma after it. */
const wordsPerComma = 9;

/** The bounds of the number of words in a sentence. */
const minWords = 5;
const maxWords = 11;

/**
 * Endless sentences of words in random order, none twice in a row.
 *
 * @param words at least two that can begin a sentence
 */
export function* wordSentences(
  words: readonly string[],
  seed: number,
  language: string,
  space: " " | "",
): Generator<string, never> {
  const [comma, stop] = marksOf(language);
  // French and Italian keyboards on Windows type no É and no È.
  const starts = words.filter((word) => !/^[éè]/.test(word));
  let last = "";
  for (let index = 0; ; index += 1) {
    const size = minWords + seededInteger(maxWords - minWords + 1, seed, index);
    const sentence = Array.from({ length: size }, (_, place) => {
      const list = place === 0 ? starts : words;
      const choice = seededInteger(list.length, seed, index, place);
      last = list[list[choice] === last ? (choice + 1) % list.length : choice] ?? "";
      const isPause = place < size - 1 && seededInteger(wordsPerComma, seed, index, place, 1) === 0;
      return (place === 0 ? withCapital(last, language) : last) + (isPause ? comma : "");
    });
    yield sentence.join(space) + stop;
  }
}

function withCapital(word: string, language: string): string {
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

import { type Level, levelNames } from "../../src/content/passages.ts";
import type { Language, LanguageTexts } from "../../src/content/languages/languages.ts";
import { minCharacters } from "../../src/engine/metrics/likely-range.ts";
import { averageOf, type Measures, measuresOf } from "./measures.ts";

/** Minimum and maximum, both included. */
type Bounds = readonly [min: number, max: number];

/** The criteria for the texts of a level. */
interface Criteria {
  /** User-perceived characters of each sentence. */
  readonly sentence: Bounds;
  /** User-perceived characters of a sentence, on average. */
  readonly averageSentence: Bounds;
  /** User-perceived characters of each passage. */
  readonly passage: Bounds;
  readonly sentencesOfPassage: Bounds;
  /** Share of lower-case letters, or of letters if the script has no capitals, on average over the sentences. */
  readonly plainShare: Bounds;
  /** Share of Han characters (the Japanese kanji), on average over the level's sentences. */
  readonly hanShare: Bounds;
  /** Letters per word, on average over the level's sentences, and over its passages. */
  readonly lettersPerWord: Bounds;
  /** Letters of the longest word of each sentence. */
  readonly longestWord: Bounds;
  /** Capitals in each sentence except its first letter. */
  readonly capitalsInside: Bounds;
  /** Capitals inside, on average over the level's sentences. */
  readonly averageCapitalsInside: Bounds;
  /** Digits in each sentence. */
  readonly digits: Bounds;
  /** Share of the level's sentences with a digit. */
  readonly withDigits: Bounds;
  /** All punctuation allowed; `null` for any. */
  readonly marks: string | null;
  /** Kinds of punctuation, on average over the level's sentences. */
  readonly kindsOfMark: Bounds;
}

const any: Bounds = [0, Infinity];

/**
 * The criteria of a language, from one rule for all that needs no corpus. Word lengths are compared with
 * the language's own ordinary sentences (the medium ones). Text lengths are shorter if a character is
 * more than a sound. Easy and medium texts have only the capitals and punctuation that plain prose
 * needs; capitals, digits and punctuation make the hard level. Without spaces, word length means
 * little: Japanese is judged by its share of kanji, Chinese by the length of its sentences.
 */
function criteriaOf(language: Language, texts: LanguageTexts): Record<Level, Criteria> {
  const mediumSentences = measuresOf(language, texts.sentences.medium);
  const ordinary = averageOf(mediumSentences, "lettersPerWord");
  const { script = "Latn" } = new Intl.Locale(language.tag).maximize();
  const size = sizes[script] ?? 1;
  const isCased = hasCapitals.has(script);
  const nouns = language.tag === "de";
  const { easy, medium } = marksOf(language);
  const hasSpaces = language.space !== "";
  const isJapanese = script === "Jpan";
  return {
    easy: {
      sentence: scaled([18, 90], size),
      averageSentence: [0, 0.7 * averageOf(mediumSentences, "graphemes")],
      passage: scaledPassage([130, 290], size),
      sentencesOfPassage: [3, 5],
      plainShare: [0.85, 1],
      hanShare: isJapanese ? [0.1, 0.25] : any,
      lettersPerWord: hasSpaces ? [0, ordinary] : any,
      longestWord: hasSpaces ? [0, Math.round(2.4 * ordinary)] : any,
      capitalsInside: nouns ? [0, 5] : [0, 0],
      averageCapitalsInside: nouns ? [0, 2.5] : [0, 0],
      digits: [0, 0],
      withDigits: any,
      marks: easy,
      kindsOfMark: [1, 2],
    },
    medium: {
      sentence: scaled([45, 270], size),
      averageSentence: any,
      passage: scaledPassage([130, 300], size),
      sentencesOfPassage: [1, 1],
      plainShare: [0.85, 1],
      hanShare: isJapanese ? [0.25, 0.45] : any,
      lettersPerWord: hasSpaces ? [0.9 * ordinary, 1.1 * ordinary] : any,
      longestWord: any,
      capitalsInside: nouns ? [0, 12] : [0, 2],
      averageCapitalsInside: nouns ? [1, 8] : [0, 0.5],
      digits: [0, 0],
      withDigits: any,
      marks: easy + medium,
      kindsOfMark: [1, 3],
    },
    hard: {
      sentence: scaled([45, 270], size),
      averageSentence: any,
      passage: scaledPassage([150, 360], size),
      // Two, and up to two within quotes.
      sentencesOfPassage: [2, 4],
      plainShare: [0, 0.9],
      hanShare: isJapanese ? [0.25, 1] : any,
      lettersPerWord: hasSpaces ? [0.7 * ordinary, Infinity] : any,
      longestWord: any,
      capitalsInside: any,
      averageCapitalsInside: isCased ? [1, Infinity] : any,
      digits: any,
      withDigits: [0.5, 1],
      marks: null,
      kindsOfMark: [2, 10],
    },
  };
}

/** ISO 15924 names of the scripts with capitals. */
const hasCapitals: ReadonlySet<string> = new Set(["Latn", "Cyrl", "Grek"]);

/**
 * Characters of a text relative to one in an alphabet that says the same, by script: some omit vowels,
 * in some a character is a syllable or a word.
 */
const sizes: Readonly<Record<string, number>> = {
  Arab: 0.85,
  Hebr: 0.85,
  Deva: 0.6,
  Kore: 0.5,
  Jpan: 0.35,
  Hans: 0.3,
};

function scaled([min, max]: Bounds, factor: number): Bounds {
  return [Math.round(min * factor), Math.round(max * factor)];
}

/** The bounds of a passage, moved up together if they would allow one without a likely range. */
function scaledPassage(bounds: Bounds, factor: number): Bounds {
  const [min, max] = scaled(bounds, factor);
  const lift = Math.max(0, minCharacters - min);
  return [min + lift, max + lift];
}

/** The punctuation of plain prose, by language, if it differs from English. */
const ownMarks: Readonly<Record<string, { readonly easy: string; readonly medium: string }>> = {
  ar: { easy: ".،؟!", medium: "؛:-" },
  el: { easy: ".,!", medium: "';-" },
  es: { easy: ".,?!¿¡", medium: ":;" },
  fr: { easy: ".,?!'-", medium: ":;" },
  hi: { easy: "।,?", medium: "-" },
  id: { easy: ".,?!-", medium: ":;" },
  it: { easy: ".,?!'", medium: ":;" },
  ja: { easy: "、。？！", medium: "「」" },
  pt: { easy: ".,?!-", medium: ":;" },
  uk: { easy: ".,?!'", medium: ":;-" },
  zh: { easy: "，。？！", medium: "、；：“”" },
};

function marksOf({ tag }: Language): { readonly easy: string; readonly medium: string } {
  return ownMarks[tag] ?? { easy: ".,?!", medium: "':;-" };
}

/** A line for each criterion that a language's texts do not meet. */
export function shortcomings(language: Language, texts: LanguageTexts): readonly string[] {
  const criteria = criteriaOf(language, texts);
  return levelNames.flatMap((level) => {
    const wanted = criteria[level];
    const sentences = measuresOf(language, texts.sentences[level]);
    const passages = measuresOf(language, texts.passages[level]);
    return [
      ...sentences.flatMap((measures) => ofSentence(measures, wanted)),
      ...passages.flatMap((measures) => ofPassage(measures, wanted)),
      ...outOfBounds(
        "characters on average",
        averageOf(sentences, "graphemes"),
        wanted.averageSentence,
      ),
      ...outOfBounds(
        "share of plain letters",
        averageOf(sentences, "plainShare"),
        wanted.plainShare,
      ),
      ...outOfBounds("share of Han", averageOf(sentences, "hanShare"), wanted.hanShare),
      ...outOfBounds(
        "letters per word",
        averageOf(sentences, "lettersPerWord"),
        wanted.lettersPerWord,
      ),
      ...outOfBounds(
        "letters per word of passages",
        averageOf(passages, "lettersPerWord"),
        wanted.lettersPerWord,
      ),
      ...outOfBounds(
        "capitals",
        averageOf(sentences, "capitalsInside"),
        wanted.averageCapitalsInside,
      ),
      ...outOfBounds("sentences with digits", shareWithDigits(sentences), wanted.withDigits),
      ...outOfBounds("kinds of mark", averageOf(sentences, "kindsOfMark"), wanted.kindsOfMark),
    ].map((line) => `${level}: ${line}`);
  });
}

function ofSentence(measures: Measures, wanted: Criteria): readonly string[] {
  const { text, graphemes, longestWord, capitalsInside, digits, marks } = measures;
  return [
    ...outOfBounds("characters", graphemes, wanted.sentence),
    ...outOfBounds("letters of the longest word", longestWord, wanted.longestWord),
    ...outOfBounds("capitals inside", capitalsInside, wanted.capitalsInside),
    ...outOfBounds("digits", digits, wanted.digits),
    ...strangeMarks(marks, wanted.marks),
  ].map((line) => `${line}: ${text}`);
}

function ofPassage(measures: Measures, wanted: Criteria): readonly string[] {
  const { text, graphemes, sentences, digits, marks } = measures;
  return [
    ...outOfBounds("characters of a passage", graphemes, wanted.passage),
    ...outOfBounds("sentences", sentences, wanted.sentencesOfPassage),
    ...(wanted.withDigits[0] > 0
      ? outOfBounds("digits", digits, [1, Infinity])
      : outOfBounds("digits", digits, wanted.digits)),
    ...strangeMarks(marks, wanted.marks),
  ].map((line) => `${line}: ${text}`);
}

function outOfBounds(name: string, value: number, [min, max]: Bounds): readonly string[] {
  const isWithin = value >= min && value <= max;
  return isWithin ? [] : [`${name} ${value.toFixed(2)}, not ${min} to ${max}`];
}

function strangeMarks(marks: readonly string[], allowed: string | null): readonly string[] {
  const others = marks.filter((mark) => allowed !== null && !allowed.includes(mark));
  return others.length > 0 ? [`marks ${others.join(" ")}`] : [];
}

function shareWithDigits(all: readonly Measures[]): number {
  return all.filter(({ digits }) => digits > 0).length / all.length;
}

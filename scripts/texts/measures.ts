import type { Language } from "../../src/content/languages/languages.ts";
import { graphemesOf } from "../../src/engine/trial/graphemes.ts";

/** What is counted in a sentence or passage to judge its level. */
export interface Measures {
  readonly text: string;
  /** User-perceived characters, spaces included. */
  readonly graphemes: number;
  readonly sentences: number;
  /** Share of lower-case letters, or of letters if the script has no capitals, among all but spaces: 0..1. */
  readonly plainShare: number;
  /** Share of Han characters among all but spaces: 0..1. */
  readonly hanShare: number;
  readonly lettersPerWord: number;
  readonly longestWord: number;
  /** Capitals except at a sentence's start and the English word I. */
  readonly capitalsInside: number;
  readonly digits: number;
  /** Each kind of punctuation once: anything but letters, digits and spaces. */
  readonly marks: readonly string[];
  readonly kindsOfMark: number;
}

/** The measures of each text, with the first of any choices in braces. */
export function measuresOf(language: Language, texts: readonly string[]): readonly Measures[] {
  return texts.map((text) => measured(language, withFirstChoices(text)));
}

/** The average of one measure over all. */
export function averageOf(
  all: readonly Measures[],
  measure: Exclude<keyof Measures, "text" | "marks">,
): number {
  return all.reduce((sum, measures) => sum + measures[measure], 0) / all.length;
}

function measured(language: Language, text: string): Measures {
  const graphemes = graphemesOf(text);
  const words = wordsOf(text, language).map(lettersIn);
  const letters = words.reduce((sum, count) => sum + count, 0);
  const spaceless = graphemes.filter((grapheme) => grapheme !== " ");
  const shareOf = (pattern: RegExp) =>
    spaceless.filter((grapheme) => pattern.test(grapheme)).length / spaceless.length;
  const marks = new Set(graphemes.filter((grapheme) => !/[\p{L}\p{N}\s]/u.test(grapheme)));
  return {
    text,
    graphemes: graphemes.length,
    sentences: text.split(sentenceEnd).length,
    plainShare: shareOf(/[\p{Ll}\p{Lo}\p{Lm}]/u),
    hanShare: shareOf(/\p{Script=Han}/u),
    lettersPerWord: letters / words.length,
    longestWord: Math.max(...words),
    capitalsInside: capitalsInside(text, language.tag),
    digits: text.match(/\p{Nd}/gu)?.length ?? 0,
    marks: [...marks],
    kindsOfMark: marks.size,
  };
}

/** `The {cat|dog} sat.` becomes `The cat sat.` */
function withFirstChoices(template: string): string {
  return template.replaceAll(/\{([^}|]*)[^}]*\}/g, "$1");
}

/** Words by spaces, or by dictionary in scripts without spaces; punctuation alone is not a word. */
function wordsOf(text: string, { tag, space }: Language): readonly string[] {
  if (space !== "") {
    return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  }
  const segments = Array.from(new Intl.Segmenter(tag, { granularity: "word" }).segment(text));
  return segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function lettersIn(word: string): number {
  return graphemesOf(word).filter((grapheme) => /\p{L}/u.test(grapheme)).length;
}

/** Between sentences: after a full stop or the like and a closing quote, before a possible start. */
const sentenceEnd = /(?<=[.!?؟।][")»”]?) +(?=["«„“¿¡(]?[\p{Lu}\p{Lo}])|(?<=[。！？]」?)(?=[^」])/u;

function capitalsInside(text: string, tag: string): number {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/^\P{L}*\p{Lu}/u, ""))
    .map((rest) => (tag === "en" ? rest.replaceAll(/\bI\b/g, "") : rest))
    .reduce((sum, rest) => sum + (rest.match(/\p{Lu}/gu)?.length ?? 0), 0);
}

import { writtenNumber } from "../content/written-number.ts";
import type { Level } from "../content/passages.ts";

/** All that is needed to make the same text again; links carry it. */
export type TextRecipe =
  /** A built-in passage, by its place in its language and level. */
  | {
      readonly kind: "passage";
      readonly language: string;
      readonly level: Level;
      readonly index: number;
    }
  /** A text of a set length. */
  | {
      readonly kind: "length";
      readonly language: string;
      readonly level: Level;
      readonly length: TextLength;
      /** 32 bits. */
      readonly seed: number;
    }
  /** The piece of code in a programming language. */
  | { readonly kind: "code"; readonly code: string }
  /** The visitor's own text, tidied. */
  | { readonly kind: "own"; readonly text: string };

/** The titles of the visitor's own text, and of one that a plan sets. */
export const ownTextTitle = "Your text";
export const setTextTitle = "Set text";

/** In code units; only the beginning, because an endless text has no end. */
const digested = 200;

/** The digest of a text's beginning; shows that a text has changed since a link was made. */
export function beginningDigest(text: string): number {
  return textDigest(text.slice(0, digested));
}

/** A digest of 32 bits. */
export function textDigest(text: string): number {
  let digest = 0;
  for (let index = 0; index < text.length; index += 1) {
    digest = (Math.imul(digest, 31) + text.charCodeAt(index)) >>> 0;
  }
  return digest;
}

/** How long a text is, and what it contains; timed tests have one too. */
export interface TextLength {
  /** The test ends after a number of seconds or words, or when the visitor stops. */
  readonly unit: LengthUnit;
  /** How many seconds or words; 0 if the visitor stops. */
  readonly amount: number;
  /** Sentences of a level, or common words in a random order. */
  readonly from: "sentences" | "words";
  /** Whether it has capitals and punctuation. */
  readonly hasMarks: boolean;
  /** Whether there are some numbers among the words. */
  readonly hasNumbers: boolean;
}

export const lengthUnits = ["seconds", "words", "endless"] as const;

export type LengthUnit = (typeof lengthUnits)[number];

/** The least and the greatest amount of each unit. */
export const lengthBounds: Readonly<Record<LengthUnit, readonly [min: number, max: number]>> = {
  seconds: [5, 3_600],
  words: [10, 2_000],
  endless: [0, 0],
};

export const defaultLength: TextLength = {
  unit: "words",
  amount: 50,
  from: "sentences",
  hasMarks: true,
  hasNumbers: false,
};

/** An endless text of a level, typed for `seconds`. */
export function timedLength(seconds: number): TextLength {
  return { ...defaultLength, unit: "seconds", amount: seconds };
}

/** Whether the amount of a length from a form or a link is within its bounds. */
export function isPossibleLength({ unit, amount }: TextLength): boolean {
  const [min, max] = lengthBounds[unit];
  return Number.isInteger(amount) && amount >= min && amount <= max;
}

/** Whether the text is the level's sentences, unchanged. */
export function isAsWritten({ from, hasMarks, hasNumbers }: TextLength): boolean {
  return from === "sentences" && hasMarks && !hasNumbers;
}

/** The title of its test: "50 words", "90 seconds of random words", "Endless practice". */
export function lengthTitle({ unit, amount, from }: TextLength): string {
  const number = writtenNumber(amount);
  if (unit === "words") return from === "words" ? `${number} random words` : `${number} words`;
  if (unit === "endless") return from === "words" ? "Endless random words" : "Endless practice";
  return from === "words" ? `${number} seconds of random words` : `${number} seconds`;
}

/** " without punctuation with numbers": follows the title of a length; may be empty. */
export function lengthContents({ hasMarks, hasNumbers }: TextLength): string {
  return `${hasMarks ? "" : " without punctuation"}${hasNumbers ? " with numbers" : ""}`;
}

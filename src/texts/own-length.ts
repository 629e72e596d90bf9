import { writtenNumber } from "../content/written-number.ts";

/** How long a text of the site's own is, and what it is made of, as a visitor set it. */
export interface OwnLength {
  /** What ends it: so many seconds, so many words, or the visitor. */
  readonly unit: LengthUnit;
  /** Of seconds or words; 0 where the visitor ends it. */
  readonly amount: number;
  /** Sentences of a level, or common words in a random order. */
  readonly from: "sentences" | "words";
  /** Whether it has capitals and punctuation. */
  readonly hasMarks: boolean;
  /** Whether a number stands among the words now and then. */
  readonly hasNumbers: boolean;
}

export const lengthUnits = ["seconds", "words", "endless"] as const;

export type LengthUnit = (typeof lengthUnits)[number];

/** The least and the most of each. */
export const lengthBounds: Readonly<Record<LengthUnit, readonly [least: number, most: number]>> = {
  seconds: [5, 3_600],
  words: [10, 2_000],
  endless: [0, 0],
};

/** What a visitor finds set. */
export const commonLength: OwnLength = {
  unit: "words",
  amount: 50,
  from: "sentences",
  hasMarks: true,
  hasNumbers: false,
};

/** Whether there can be such a text; for what comes from a form or a link. */
export function isPossibleLength({ unit, amount }: OwnLength): boolean {
  const [least, most] = lengthBounds[unit];
  return Number.isInteger(amount) && amount >= least && amount <= most;
}

/** Whether it is of the level's sentences as they are written. */
export function isAsWritten({ from, hasMarks, hasNumbers }: OwnLength): boolean {
  return from === "sentences" && hasMarks && !hasNumbers;
}

/** What a test of it is called: "50 words", "90 seconds of random words", "Endless practice". */
export function lengthTitle({ unit, amount, from }: OwnLength): string {
  const number = writtenNumber(amount);
  if (unit === "words") return from === "words" ? `${number} random words` : `${number} words`;
  if (unit === "endless") return from === "words" ? "Endless random words" : "Endless practice";
  return from === "words" ? `${number} seconds of random words` : `${number} seconds`;
}

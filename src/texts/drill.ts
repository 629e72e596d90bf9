import { bidiIsolated } from "./right-to-left.ts";
import { seededRandom } from "./seeded-random.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Practice, PractisedText } from "../engine/practice.ts";
import { sum } from "../engine/sum.ts";

/** A letter or a pair that needs practice. */
export interface WeakSpot {
  readonly text: string;
  readonly isSlow: boolean;
  readonly isMissed: boolean;
  /** From 1 to 3: how much of the practice it needs, against others. */
  readonly weight: number;
}

/** Fewer than this many samples say nothing yet. */
export const minSamples = 5;

/** A slow interval is at least this share longer than the typical one. */
const minSlowness = 0.2;

/** The share of times from which a character counts as missed. */
const minMissedShare = 0.08;

/** It is also at least this many times the share of all letters. */
const minMissedRatio = 2;

/**
 * Times and misses vary by chance, those of a rare text most. So each text is judged as if it had been typed
 * this many times more, in the typical time and with the typical share of misses.
 */
const typicalSamples = 12;
const typicalAttempts = 30;

/**
 * The weak letters of any script and the weak pairs of letters, weakest first; in code, other
 * characters count as well. Capitals are left out, because they are typed with Shift.
 */
export function weakSpots(
  { letters, pairs, typicalInterval }: Practice,
  isCode = false,
): readonly WeakSpot[] {
  const typicalShare =
    sum(letters.map(({ missed }) => missed)) / sum(letters.map(({ attempts }) => attempts));
  return [...pairs, ...letters]
    .filter(({ text }) => (isCode ? noCapital : small).test(text))
    .map((figures) => weakSpot(figures, typicalInterval, typicalShare))
    .filter(({ isSlow, isMissed }) => isSlow || isMissed)
    .toSorted((one, other) => other.weight - one.weight);
}

// Vowel signs are marks; in some scripts a letter contains joiners.
const small = /^(?![\p{M}\u200c\u200d])[\p{Ll}\p{Lm}\p{Lo}\p{M}\u200c\u200d]+$/u;

const noCapital = /^[^\sA-Z]+$/;

/** Whether a word has the letters of a spot, none of them with a further mark. */
export function hasSpot(word: string, { text }: Pick<WeakSpot, "text">): boolean {
  let at = word.indexOf(text);
  while (at >= 0 && mark.test(word.slice(at + text.length))) at = word.indexOf(text, at + 1);
  return at >= 0;
}

const mark = /^\p{M}/u;

/** Whether enough letters were typed often enough for a lack of weak spots to mean something. */
export function isPracticeEnough({ letters }: Practice): boolean {
  return letters.filter(({ samples }) => samples >= minSamples).length >= 8;
}

function weakSpot(
  { text, samples, typicalTime, attempts, missed }: PractisedText,
  typicalInterval: Milliseconds,
  typicalShare: number,
): WeakSpot {
  const isTimed = samples >= minSamples && typicalTime !== null && typicalInterval > 0;
  const ownShare = samples / (samples + typicalSamples);
  const slowness = isTimed ? (typicalTime / typicalInterval) ** ownShare - 1 : 0;
  const missedShare = (missed + typicalAttempts * typicalShare) / (attempts + typicalAttempts);
  const isSlow = slowness >= minSlowness;
  const isMissed =
    attempts >= minSamples &&
    missedShare >= Math.max(minMissedShare, minMissedRatio * typicalShare);
  const excess = (isSlow ? slowness : 0) + (isMissed ? missedShare * 5 : 0);
  return { text, isSlow, isMissed, weight: Math.min(1 + excess, 3) };
}

export interface Drill {
  readonly text: string;
  readonly spots: readonly WeakSpot[];
}

/** More spots would leave too little practice for each. */
const maxSpots = 6;

/** With fewer words, a spot would repeat the same ones. */
const minWords = 4;

/**
 * A text of common words, each with a weak spot, and each spot in some; weaker spots get more words.
 *
 * @param space between two words
 * @param isCode whether the words are parts of code
 * @returns a sentence if there is nothing to drill.
 */
export function composeDrill(
  practice: Practice,
  words: readonly string[],
  seed: number,
  space: " " | "" = " ",
  isCode = false,
): Drill | string {
  const weak = weakSpots(practice, isCode);
  const known = weak.filter(
    (spot) => words.filter((word) => hasSpot(word, spot)).length >= minWords,
  );
  const spots = withoutOverlaps(known).slice(0, maxSpots);
  if (spots.length > 0) {
    return { text: chooseDrillWords(spots, words, seed).join(space), spots };
  }
  if (weak.length > 0) {
    return "Your weak letters are rare in the words of this language. Choose the language of your tests.";
  }
  if (practice.letters.length === 0) {
    return "Take a test first. The drill is built from what you type slowly or miss.";
  }
  return isPracticeEnough(practice)
    ? "Nothing stands out as slow or missed yet. Try another test, perhaps at a harder level."
    : `Take another test first. A drill needs letters or pairs that you have typed at least ${minSamples} times.`;
}

/** Keeps only the weakest of a letter and the pairs that end in it, because its time is part of theirs. */
function withoutOverlaps(spots: readonly WeakSpot[]): readonly WeakSpot[] {
  const chosen: WeakSpot[] = [];
  for (const spot of spots) {
    const isCovered = chosen.some(
      ({ text }) => text.endsWith(spot.text) || spot.text.endsWith(text),
    );
    if (!isCovered) chosen.push(spot);
  }
  return chosen;
}

/** The reason for a drill: "th and ou, which slowed you down, and r, which you missed". */
export function drillReason(spots: readonly WeakSpot[]): string {
  const slow = spots.filter(({ isSlow }) => isSlow);
  const missed = spots.filter(({ isMissed }) => isMissed);
  const reasons = [
    ...(slow.length > 0 ? [`${listText(slow)}, which slowed you down`] : []),
    ...(missed.length > 0 ? [`${listText(missed)}, which you missed`] : []),
  ];
  return reasons.join(", and ");
}

function listText(spots: readonly WeakSpot[]): string {
  const texts = spots.map(({ text }) => bidiIsolated(text));
  const last = texts.at(-1) ?? "";
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${last}` : last;
}

/** In characters with spaces; the last word may exceed it. */
const drillLength = 240;

/**
 * Words for a drill, no word twice in a row. Each is for the spot that has had the fewest for its weight
 * (D'Hondt's rule), so that all have their share.
 *
 * @param words at least two for each spot
 */
function chooseDrillWords(
  spots: readonly WeakSpot[],
  words: readonly string[],
  seed: number,
): readonly string[] {
  const chosen: string[] = [];
  const had = new Map<WeakSpot, number>();
  for (let length = 0; length < drillLength; length += (chosen.at(-1)?.length ?? 0) + 1) {
    const need = (spot: WeakSpot) => spot.weight / ((had.get(spot) ?? 0) + 1);
    const due = spots.reduce((most, spot) => (need(spot) > need(most) ? spot : most));
    const word = chooseWord(due, spots, words, chosen, seed);
    chosen.push(word);
    for (const spot of spots) {
      if (hasSpot(word, spot)) had.set(spot, (had.get(spot) ?? 0) + 1);
    }
  }
  return chosen;
}

/**
 * A word for a spot, a fresh one if possible, drawn by weight: short words and words with several spots
 * are likelier.
 */
function chooseWord(
  due: WeakSpot,
  spots: readonly WeakSpot[],
  words: readonly string[],
  chosen: readonly string[],
  seed: number,
): string {
  const fitting = words.filter((word) => hasSpot(word, due) && word !== chosen.at(-1));
  const fresh = fitting.filter((word) => !chosen.includes(word));
  let best = "";
  let bestDraw = -1;
  for (const [index, word] of (fresh.length > 0 ? fresh : fitting).entries()) {
    // The largest chance^(1/weight) is a draw by weight: Efraimidis and Spirakis (2006).
    const draw = seededRandom(seed, chosen.length, index) ** (1 / weightOf(word, spots));
    if (draw > bestDraw) [best, bestDraw] = [word, draw];
  }
  return best;
}

function weightOf(word: string, spots: readonly WeakSpot[]): number {
  return spots.filter((spot) => hasSpot(word, spot)).length ** 2 / word.length;
}

import type { Milliseconds } from "../engine/trial/edit.ts";
import type { PracticeMetrics } from "../engine/practice/letter-times.ts";

/** How letters and pairs of letters were typed; none of both before the first test. */
export interface Practice {
  readonly letters: readonly PracticeMetrics[];
  readonly pairs: readonly PracticeMetrics[];
  /** The interval that others are slow or quick against, such as the median of all. */
  readonly typicalInterval: Milliseconds;
}

/** A letter or a pair that needs practice. */
export interface WeakSpot {
  readonly text: string;
  readonly isSlow: boolean;
  readonly isMissed: boolean;
  /** From 1 to 3: how much of the practice it needs, against others. */
  readonly weight: number;
}

/** Fewer than this many samples say nothing yet. */
export const fewestSamples = 5;

/** How much longer than the typical interval a slow one is. */
const leastSlowness = 0.25;

/** The share of times from which a character counts as missed. */
const leastMissedShare = 0.08;

/** The weak among the letters of any script and their pairs, weakest first; capitals are a matter of Shift. */
export function weakSpots({ letters, pairs, typicalInterval }: Practice): readonly WeakSpot[] {
  return [...pairs, ...letters]
    .filter(({ text }) => small.test(text))
    .map((figures) => weakSpot(figures, typicalInterval))
    .filter(({ isSlow, isMissed }) => isSlow || isMissed)
    .toSorted((one, other) => other.weight - one.weight);
}

// Vowel signs are marks; joiners are within a letter of some scripts.
const small = /^(?![\p{M}\u200c\u200d])[\p{Ll}\p{Lm}\p{Lo}\p{M}\u200c\u200d]+$/u;

/** Whether a word has the letters of a spot, none of them with a further mark. */
export function hasSpot(word: string, { text }: Pick<WeakSpot, "text">): boolean {
  let at = word.indexOf(text);
  while (at >= 0 && mark.test(word.slice(at + text.length))) at = word.indexOf(text, at + 1);
  return at >= 0;
}

const mark = /^\p{M}/u;

/** Whether enough letters were typed often enough for a lack of weak spots to mean something. */
export function isPracticeEnough({ letters }: Practice): boolean {
  return letters.filter(({ samples }) => samples >= fewestSamples).length >= 8;
}

function weakSpot(figures: PracticeMetrics, typicalInterval: Milliseconds): WeakSpot {
  const { text, samples, mean, attempts, missedShare } = figures;
  const isTimed = samples >= fewestSamples && mean !== null && typicalInterval > 0;
  const slowness = isTimed ? mean / typicalInterval - 1 : 0;
  const missed = attempts >= fewestSamples ? (missedShare ?? 0) : 0;
  const isSlow = slowness >= leastSlowness;
  const isMissed = missed >= leastMissedShare;
  const excess = (isSlow ? slowness : 0) + (isMissed ? missed * 5 : 0);
  return { text, isSlow, isMissed, weight: Math.min(1 + excess, 3) };
}

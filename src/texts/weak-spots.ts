import type { Milliseconds } from "../engine/trial/edit.ts";
import type { PracticeMetrics } from "../engine/practice/letter-times.ts";

/** How letters and pairs of letters were typed. */
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

/** The weak among the small letters a to z and their pairs, weakest first. */
export function weakSpots({ letters, pairs, typicalInterval }: Practice): readonly WeakSpot[] {
  return [...pairs, ...letters]
    .filter(({ text }) => /^[a-z]{1,2}$/.test(text))
    .map((figures) => weakSpot(figures, typicalInterval))
    .filter(({ isSlow, isMissed }) => isSlow || isMissed)
    .toSorted((one, other) => other.weight - one.weight);
}

/** Whether anything can be said of enough letters for a lack of weak spots to mean something. */
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

import type { Milliseconds } from "../trial/edit.ts";

/** How a character or a pair of them was typed. */
export interface PracticeMetrics {
  readonly text: string;
  /** Intervals that `mean` is the mean of. */
  readonly samples: number;
  /** `null` with fewer than three samples. */
  readonly mean: Milliseconds | null;
  /** How often it was due. */
  readonly attempts: number;
  readonly missed: number;
  /** missed / attempts; `null` with fewer than three attempts. */
  readonly missedShare: number | null;
}

/** Fewer than this many say nothing. */
const fewestSamples = 3;

/** Counts under way, by text. */
export interface Tally {
  readonly text: string;
  samples: number;
  time: Milliseconds;
  attempts: number;
  missed: number;
}

/** The tally of a text, begun where there is none. */
export function tallyOf(tallies: Map<string, Tally>, text: string): Tally {
  const known = tallies.get(text);
  if (known) return known;
  const tally = { text, samples: 0, time: 0, attempts: 0, missed: 0 };
  tallies.set(text, tally);
  return tally;
}

/** What a tally comes to; a mean or a share of fewer than three is none. */
export function practiceMetrics({ text, samples, time, attempts, missed }: Tally): PracticeMetrics {
  return {
    text,
    samples,
    mean: samples >= fewestSamples ? time / samples : null,
    attempts,
    missed,
    missedShare: attempts >= fewestSamples ? missed / attempts : null,
  };
}

/** Those with a mean, slowest first; of equals, the one with more samples. */
export function slowest(
  figures: readonly PracticeMetrics[],
  most: number,
): readonly PracticeMetrics[] {
  return figures
    .filter(({ mean }) => mean !== null)
    .toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0) || other.samples - one.samples)
    .slice(0, most);
}

/** Those missed at least once and due often enough, largest share first; of equals, the one due more often. */
export function mostMissed(
  figures: readonly PracticeMetrics[],
  most: number,
): readonly PracticeMetrics[] {
  return figures
    .filter(({ missed, missedShare }) => missed > 0 && missedShare !== null)
    .toSorted(
      (one, other) =>
        (other.missedShare ?? 0) - (one.missedShare ?? 0) || other.attempts - one.attempts,
    )
    .slice(0, most);
}

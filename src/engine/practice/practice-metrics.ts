import type { Milliseconds } from "../trial/edit.ts";

/** How a character or a pair of them was typed. */
export interface PracticeMetrics {
  readonly text: string;
  /** The number of intervals in `mean`. */
  readonly samples: number;
  /** `null` with fewer than three samples. */
  readonly mean: Milliseconds | null;
  /** How often it was to be typed. */
  readonly attempts: number;
  readonly missed: number;
  /** missed / attempts; `null` with fewer than three attempts. */
  readonly missedShare: number | null;
}

/** Fewer samples than this give no mean and no share. */
const fewestSamples = 3;

/** Running counts of a text. */
export interface Tally {
  readonly text: string;
  samples: number;
  time: Milliseconds;
  attempts: number;
  missed: number;
}

/** Returns the tally of a text, creating it if necessary. */
export function tallyOf(tallies: Map<string, Tally>, text: string): Tally {
  const known = tallies.get(text);
  if (known) return known;
  const tally = { text, samples: 0, time: 0, attempts: 0, missed: 0 };
  tallies.set(text, tally);
  return tally;
}

/** The metrics of a tally. With fewer than three samples, mean and share are `null`. */
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

/** Those with a mean, slowest first; ties by more samples. */
export function slowest(
  figures: readonly PracticeMetrics[],
  most: number,
): readonly PracticeMetrics[] {
  return figures
    .filter(({ mean }) => mean !== null)
    .toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0) || other.samples - one.samples)
    .slice(0, most);
}

/** Those missed at least once, with enough attempts, largest share first; ties by more attempts. */
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

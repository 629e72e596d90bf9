import type { Attempt } from "../mistakes/attempts.ts";
import type { Milliseconds } from "../trial/edit.ts";

export interface LetterTimes {
  /** By presented character, in the order of first occurrence. */
  readonly letters: readonly PracticeMetrics[];
  /** The same for first characters of words, because the pause before a word is not the letter's. */
  readonly wordStarts: PracticeMetrics;
}

/**
 * The time before each presented character, and how often it was missed.
 *
 * Only right keystrokes directly after the previous character count, so that neither a correction nor the
 * start of a word (as in Dhakal et al. 2018) is charged to a letter. Substituted and omitted characters
 * are missed, corrected or not; swapped ones were typed, too early or too late.
 */
export function letterTimes(
  presented: readonly string[],
  attempts: readonly Attempt[],
): LetterTimes {
  const letters = new Map<string, Tally>();
  const wordStarts = tallyLetters(letters, presented, attempts);
  return {
    letters: Array.from(letters.values(), practiceMetrics),
    wordStarts: practiceMetrics(wordStarts),
  };
}

/**
 * Adds a trial's letters to the tallies.
 *
 * @returns the tally of first characters of words.
 */
export function tallyLetters(
  letters: Map<string, Tally>,
  presented: readonly string[],
  attempts: readonly Attempt[],
): Tally {
  const wordStarts = tallyOf(new Map<string, Tally>(), "");
  for (const { outcome, position, interval } of attempts) {
    if (outcome === "inserted") continue;
    const length = outcome === "swapped" ? 2 : 1;
    for (const character of presented.slice(position, position + length)) {
      tallyOf(letters, character).attempts += 1;
    }
    const letter = tallyOf(letters, presented[position] ?? "");
    const isStart = isWordStart(presented, position);
    if (isStart) wordStarts.attempts += 1;
    if (outcome === "substituted" || outcome === "omitted") {
      letter.missed += 1;
      if (isStart) wordStarts.missed += 1;
    }
    if (interval !== null) {
      const timed = isStart ? wordStarts : letter;
      timed.samples += 1;
      timed.time += interval;
    }
  }
  return wordStarts;
}

function isWordStart(presented: readonly string[], position: number): boolean {
  return !isSpace(presented[position] ?? "") && isSpace(presented[position - 1] ?? " ");
}

function isSpace(character: string): boolean {
  return character.trim() === "";
}

/**
 * Time from one presented character to the next, and how often the second was missed after the first
 * was right, by pair; a pair typed the wrong way round is missed. Pairs with a space are left out,
 * because a word starts there.
 */
export function pairTimes(
  presented: readonly string[],
  attempts: readonly Attempt[],
): readonly PracticeMetrics[] {
  const pairs = new Map<string, Tally>();
  tallyPairs(pairs, presented, attempts);
  return Array.from(pairs.values(), practiceMetrics);
}

/** Adds a trial's pairs to the tallies. */
export function tallyPairs(
  pairs: Map<string, Tally>,
  presented: readonly string[],
  attempts: readonly Attempt[],
): void {
  for (const { outcome, position, interval, isAfterRight } of attempts) {
    const isPair = outcome === "swapped" || (isAfterRight && outcome !== "inserted");
    if (!isPair) continue;
    const second = outcome === "swapped" ? position + 1 : position;
    const pair = presented.slice(second - 1, second + 1);
    if (pair.some(isSpace)) continue;
    const tally = tallyOf(pairs, pair.join(""));
    tally.attempts += 1;
    if (outcome !== "same") tally.missed += 1;
    if (interval !== null) {
      tally.samples += 1;
      tally.time += interval;
    }
  }
}

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

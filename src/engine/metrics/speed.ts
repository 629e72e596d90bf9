import { type Milliseconds, timeResolution } from "../trial/edit.ts";

/** Whether no time passed. An endless practice ends a `timeResolution` after its last key, perhaps its only one. */
export function isInstant(duration: Milliseconds): boolean {
  return duration < 2 * timeResolution;
}

/**
 * Words per minute, a word being five characters, right or wrong: (characters / 5) / minutes, not
 * rounded. Multiplied before it is divided, so that 1.5 is 1.5 and not a little less.
 *
 * @returns 0 when no time has passed.
 */
export function exactWordsPerMinute(characters: number, duration: Milliseconds): number {
  return isInstant(duration) ? 0 : (characters * (60_000 / 5)) / duration;
}

/** The same in whole words per minute: the specification's WPM. */
export function wordsPerMinute(characters: number, duration: Milliseconds): number {
  return Math.round(exactWordsPerMinute(characters, duration));
}

/** Characters per minute, right or wrong, rounded to a whole number; 0 if no time has passed. */
export function charactersPerMinute(characters: number, duration: Milliseconds): number {
  return Math.round(exactWordsPerMinute(characters, duration) * 5);
}

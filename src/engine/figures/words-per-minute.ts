import type { Milliseconds } from "../trial/edit.ts";

/**
 * Speed in words per minute, a word being five characters, right or wrong:
 * (characters / 5) / minutes, rounded. The specification's WPM.
 *
 * @returns 0 when no time has passed.
 */
export function wordsPerMinute(characters: number, duration: Milliseconds): number {
  return duration > 0 ? Math.round(characters / 5 / (duration / 60_000)) : 0;
}

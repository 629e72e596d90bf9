import type { Milliseconds } from "../trial/edit.ts";

/**
 * Entry rate in words per minute, a word being five characters: ((|T| − 1) / 5) / minutes, not rounded.
 *
 * The clock starts on the first character, so that n characters span n − 1 intervals. MacKenzie,
 * "A note on calculating text entry speed".
 *
 * @returns 0 when fewer than two characters were transcribed, or no time has passed.
 */
export function entryRate(characters: number, duration: Milliseconds): number {
  return characters > 1 && duration > 0 ? (characters - 1) / 5 / (duration / 60_000) : 0;
}

import { exactWordsPerMinute } from "../metrics/speed.ts";
import type { Milliseconds } from "../trial/edit.ts";

/**
 * Net speed as many other sites give it: (characters / 5 − errors left) / minutes, not rounded and never
 * below 0. An error costs a whole word there, so that one error in a short test weighs as much as it
 * does in a long one.
 *
 * @param errors that stand in the text
 * @returns 0 when no time has passed.
 */
export function netWordsPerMinute(
  characters: number,
  errors: number,
  duration: Milliseconds,
): number {
  return Math.max(0, exactWordsPerMinute(characters - 5 * errors, duration));
}

import { runToEnd, type Work } from "../work.ts";
import { bandedDistance } from "./banded-distance.ts";
import { characterCodes } from "./character-codes.ts";

/**
 * Minimum string distance MSD(P, T): the least number of characters substituted, omitted and inserted
 * that turns one text into the other. A count between 0 and max(|P|, |T|); a metric. Two letters
 * swapped are two errors here, unlike in the alignment. Soukoreff & MacKenzie 2001; Levenshtein 1966.
 *
 * It is always exact. Time grows with the length times the distance, over 32: some seconds for the worst
 * case of two texts of 100,000 characters with nothing in common.
 *
 * @param guess a distance to try first: a good one saves time, and no guess changes the result
 */
export function minimumStringDistance(
  presented: readonly string[],
  transcribed: readonly string[],
  guess = 64,
): number {
  return runToEnd(minimumStringDistanceInSteps(presented, transcribed, guess));
}

export function* minimumStringDistanceInSteps(
  presented: readonly string[],
  transcribed: readonly string[],
  guess: number,
): Work<number> {
  const [one, other] = withoutSharedEnds(...characterCodes(presented, transcribed));
  const longer = Math.max(one.length, other.length);
  if (one.length === 0 || other.length === 0) return longer;

  let bound = Math.max(guess, Math.abs(one.length - other.length));
  let distance = yield* bandedDistance(one, other, bound);
  while (distance > bound) {
    bound = 2 * bound + 1;
    distance = yield* bandedDistance(one, other, bound);
  }
  return distance;
}

/**
 * MSD error rate: MSD(P, T) / max(|P|, |T|), a share. Soukoreff & MacKenzie 2003.
 *
 * @returns 0 for two empty texts.
 */
export function minimumStringDistanceErrorRate(
  distance: number,
  presentedLength: number,
  transcribedLength: number,
): number {
  const longer = Math.max(presentedLength, transcribedLength);
  return longer > 0 ? distance / longer : 0;
}

function withoutSharedEnds(one: Int32Array, other: Int32Array): readonly [Int32Array, Int32Array] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return [one.subarray(start, one.length - end), other.subarray(start, other.length - end)];
}

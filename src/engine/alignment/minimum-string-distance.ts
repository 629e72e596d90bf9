import { runToEnd, type Work } from "../work.ts";
import { characterCodes, matchingSegments } from "./matching-segments.ts";

/**
 * Minimum string distance MSD(P, T): the least number of characters substituted, omitted and inserted
 * that turns one text into the other. A count between 0 and max(|P|, |T|); a metric. Two letters
 * swapped are two errors here, unlike in the alignment. Soukoreff & MacKenzie 2001; Levenshtein 1966.
 *
 * Exact up to 2,000 errors; with more it may be a few too many: see `matchingSegments`.
 */
export function minimumStringDistance(
  presented: readonly string[],
  transcribed: readonly string[],
): number {
  return runToEnd(minimumStringDistanceInSteps(presented, transcribed));
}

export function* minimumStringDistanceInSteps(
  presented: readonly string[],
  transcribed: readonly string[],
): Work<number> {
  const [one, other] = characterCodes(presented, transcribed);
  const segments = yield* matchingSegments({ one, other, hasSwaps: false }, "whole");
  return segments.length - 1;
}

/**
 * MSD error rate: MSD(P, T) / max(|P|, |T|), a share; 0 for two empty texts. Soukoreff & MacKenzie 2003.
 */
export function minimumStringDistanceErrorRate(
  distance: number,
  presentedLength: number,
  transcribedLength: number,
): number {
  return distance / Math.max(1, presentedLength, transcribedLength);
}

import { type AlignedSpan, errorsIn } from "./alignment.ts";

/**
 * Minimum string distance MSD(P, T): the least number of characters substituted, omitted and inserted
 * that turns one text into the other. A count between 0 and max(|P|, |T|); a metric. Soukoreff &
 * MacKenzie 2001; Levenshtein 1966.
 *
 * Exact up to 2,000 errors; with more it may be a few too many: see `matchingSegments`.
 *
 * @param alignment of the whole texts, in which two swapped neighbours are two errors
 */
export function minimumStringDistance(alignment: readonly AlignedSpan[]): number {
  return errorsIn(alignment);
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

import type { Work } from "../work.ts";
import { type AlignmentEnd, type MatchingSegment, pathThrough, type Texts } from "./error-waves.ts";

/** Up to this many errors the path is optimal. */
const mostErrors = 2_000;

/** Beyond that, the path is fixed after this many errors. */
const errorsToFix = 512;

/** This many matching characters in a row fix the path before them. */
export const fixingLength = 32;

/**
 * The matching segments, some of them empty, along an alignment path of two texts. Between two segments
 * is one error: a character substituted, omitted or inserted, or two neighbours swapped if swaps count.
 *
 * The path has the fewest errors if these are 2,000 or fewer, and so for any texts of up to 2,000
 * characters each. With more errors it is fixed at the furthest point reached, again after every 512
 * errors, and the number of errors may exceed the minimum. Time and memory grow with the square of the
 * errors, not of the length (Ukkonen 1985).
 */
export function* matchingSegments(
  texts: Texts,
  end: AlignmentEnd,
): Work<readonly MatchingSegment[]> {
  const { one, other } = texts;
  const { lead, tail } = sharedEnds(one, other, end === "whole");
  const segments: MatchingSegment[] = [];
  let last: MatchingSegment = { presented: 0, transcribed: 0, length: lead };
  let isAtEnd = false;
  for (let limit = mostErrors; !isAtEnd; limit = errorsToFix) {
    const presented = last.presented + last.length;
    const transcribed = last.transcribed + last.length;
    const path = yield* pathThrough(
      {
        ...texts,
        one: one.subarray(presented, one.length - tail),
        other: other.subarray(transcribed, other.length - tail),
      },
      end,
      limit,
    );
    ({ isAtEnd } = path);
    const fixed = path.segments.findLastIndex(({ length }) => length >= fixingLength);
    const isCut = !isAtEnd && fixed >= limit / 2;
    const [joined, ...others] = path.segments.slice(0, isCut ? fixed + 1 : undefined);
    segments.push({ ...last, length: last.length + (joined?.length ?? 0) });
    for (const segment of others) {
      segments.push({
        presented: presented + segment.presented,
        transcribed: transcribed + segment.transcribed,
        length: segment.length,
      });
    }
    last = segments.pop() ?? last;
  }
  return [...segments, { ...last, length: last.length + tail }];
}

/** How many characters two texts share at their beginnings and, without overlap, at their ends. */
function sharedEnds(one: Int32Array, other: Int32Array, hasTail: boolean) {
  const shorter = Math.min(one.length, other.length);
  let lead = 0;
  while (lead < shorter && one[lead] === other[lead]) lead += 1;
  let tail = 0;
  const most = hasTail ? shorter - lead : 0;
  while (tail < most && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return { lead, tail };
}

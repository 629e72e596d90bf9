import { anchors } from "./anchors.ts";
import type { Work } from "../work.ts";
import { type AlignmentEnd, type MatchingSegment, type Texts, wayThrough } from "./error-waves.ts";

/** Up to so many errors the way is the best there is. */
const mostErrors = 2_000;

/** Where two texts have nothing to hold on to, the way is settled after so many errors. */
const errorsToSettle = 512;

/** So many characters right in a row settle what came before them. */
export const settlingLength = 32;

/**
 * The shared segments, some of them empty, along a way from the beginning of two texts to their end;
 * between two segments stands one error: a character substituted, omitted or inserted, or two
 * neighbours swapped where swaps are known.
 *
 * The way has the fewest errors where these are 2,000 or fewer, and so for any texts of up to 2,000
 * characters each. For each number of errors and each diagonal the furthest point reached is kept
 * (Ukkonen 1985), so that time and memory grow with the square of the errors, not of the length.
 *
 * With more errors the way is bound to the segments of 32 characters (or else 16) that come once in
 * each text, see `anchors`, and found between them in the same manner: what was left out or put in
 * between two of them costs its length, however long it is. Only where there is none, the way is settled
 * after every 512 errors at the furthest point reached, and their number may lie above the least.
 */
export function* matchingSegments(
  texts: Texts,
  end: AlignmentEnd,
): Work<readonly MatchingSegment[]> {
  const segments: MatchingSegment[] = [];

  function add({ presented, transcribed, length }: MatchingSegment, start: Place) {
    const own = {
      presented: start.presented + presented,
      transcribed: start.transcribed + transcribed,
    };
    const last = segments.at(-1);
    const isNext = last && isSamePlace(endOf(last), own);
    if (isNext) segments.pop();
    segments.push(isNext ? { ...last, length: last.length + length } : { ...own, length });
  }

  /** Adds the way through a part of the texts, which begins where the last segment ends. */
  function* addPart(start: Place, part: Texts, partEnd: AlignmentEnd): Work<void> {
    const { one, other } = part;
    if (other.length === 0 || one.length === 0) {
      const errors = partEnd === "whole" ? Math.max(one.length, other.length) : other.length;
      for (let error = 0; error <= errors; error += 1) {
        const isOmission = one.length > 0;
        add(
          { presented: isOmission ? error : 0, transcribed: isOmission ? 0 : error, length: 0 },
          start,
        );
      }
      return;
    }
    const least = partEnd === "whole" ? Math.abs(one.length - other.length) : 0;
    const way = least > mostErrors ? null : yield* wayThrough(part, partEnd, mostErrors);
    if (way?.isAtEnd) {
      for (const segment of way.segments) add(segment, start);
      return;
    }
    const bound = anchors(one, other);
    if (bound.length === 0) {
      yield* addSettled(start, part, partEnd);
      return;
    }
    let from = beginning;
    for (const anchor of bound) {
      yield* addPart(shifted(start, from), partOf(part, from, anchor), "whole");
      add(anchor, start);
      from = endOf(anchor);
    }
    yield* addPart(shifted(start, from), partOf(part, from), partEnd);
  }

  /** The same for a part with nothing to hold on to. */
  function* addSettled(start: Place, part: Texts, partEnd: AlignmentEnd): Work<void> {
    let from = beginning;
    for (;;) {
      const way = yield* wayThrough(partOf(part, from), partEnd, errorsToSettle);
      const settled = way.segments.findLastIndex(({ length }) => length >= settlingLength);
      const isCut = !way.isAtEnd && settled >= errorsToSettle / 2;
      const settledPart = isCut ? way.segments.slice(0, settled + 1) : way.segments;
      for (const segment of settledPart) add(segment, shifted(start, from));
      const last = settledPart.at(-1);
      if (way.isAtEnd || !last) return;
      from = shifted(from, endOf(last));
    }
  }

  const { one, other } = texts;
  const lead = sharedLength(one.length, other.length, (index) => one[index] === other[index]);
  const tail =
    end === "open"
      ? 0
      : sharedLength(
          one.length - lead,
          other.length - lead,
          (index) => one[one.length - 1 - index] === other[other.length - 1 - index],
        );
  const middle = { presented: lead, transcribed: lead };
  const after = { presented: one.length - tail, transcribed: other.length - tail };
  add({ ...beginning, length: lead }, beginning);
  yield* addPart(middle, partOf(texts, middle, after), end);
  if (tail > 0) add({ ...after, length: tail }, beginning);
  return segments;
}

/** A place in both texts. */
interface Place {
  readonly presented: number;
  readonly transcribed: number;
}

const beginning: Place = { presented: 0, transcribed: 0 };

function shifted(start: Place, { presented, transcribed }: Place): Place {
  return {
    presented: start.presented + presented,
    transcribed: start.transcribed + transcribed,
  };
}

function endOf({ presented, transcribed, length }: MatchingSegment): Place {
  return { presented: presented + length, transcribed: transcribed + length };
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.presented === other.presented && one.transcribed === other.transcribed;
}

function partOf({ one, other, hasSwaps }: Texts, from: Place, to?: Place): Texts {
  return {
    one: one.subarray(from.presented, to?.presented),
    other: other.subarray(from.transcribed, to?.transcribed),
    hasSwaps,
  };
}

function sharedLength(
  length: number,
  otherLength: number,
  isShared: (index: number) => boolean,
): number {
  const most = Math.min(length, otherLength);
  let shared = 0;
  while (shared < most && isShared(shared)) shared += 1;
  return shared;
}

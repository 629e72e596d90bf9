import { anchors } from "./anchors.ts";
import type { Work } from "../work.ts";
import { type AlignmentEnd, type MatchingSegment, type Texts, wayThrough } from "./error-waves.ts";

/** Up to this many errors the path is optimal. */
const mostErrors = 2_000;

/** Without anchors the path is fixed after this many errors. */
const errorsToFix = 512;

/** This many matching characters in a row fix the path before them. */
export const fixingLength = 32;

/**
 * The matching segments, some of them empty, along an alignment path of two texts; between two segments
 * is one error: a character substituted, omitted or inserted, or two neighbours swapped if swaps count.
 *
 * The path has the fewest errors if these are 2,000 or fewer, and so for any texts of up to 2,000
 * characters each. It stores the furthest point for each number of errors and each diagonal (Ukkonen
 * 1985), so time and memory grow with the square of the errors, not of the length.
 *
 * With more errors the path goes through segments of 32 (or else 16) characters that occur once in each
 * text, see `anchors`, and is found between them in the same way: text omitted or inserted between two of
 * them costs its length. Without anchors the path is fixed after every 512 errors at the furthest point
 * reached, and the number of errors may exceed the minimum.
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

  /** Adds the path through a part of the texts that begins where the last segment ends. */
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
      yield* addPartWithoutAnchors(start, part, partEnd);
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

  /** The same for a part without anchors. */
  function* addPartWithoutAnchors(start: Place, part: Texts, partEnd: AlignmentEnd): Work<void> {
    let from = beginning;
    for (;;) {
      const way = yield* wayThrough(partOf(part, from), partEnd, errorsToFix);
      const lastFixed = way.segments.findLastIndex(({ length }) => length >= fixingLength);
      const isCut = !way.isAtEnd && lastFixed >= errorsToFix / 2;
      const fixedPart = isCut ? way.segments.slice(0, lastFixed + 1) : way.segments;
      for (const segment of fixedPart) add(segment, shifted(start, from));
      const last = fixedPart.at(-1);
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

/** A position in both texts. */
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

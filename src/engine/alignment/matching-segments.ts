import { plainForm } from "../trial/same-character.ts";
import type { Work } from "../work.ts";

/** The presented and the transcribed text as character codes; see `characterCodes`. */
export interface Texts {
  readonly meant: Int32Array;
  readonly typed: Int32Array;
  /** Whether two swapped neighbours count as one error or as two. */
  readonly hasSwaps: boolean;
  readonly end: AlignmentEnd;
}

/** Consecutive characters that the two texts share along an alignment path. */
export interface MatchingSegment {
  readonly presented: number;
  readonly transcribed: number;
  readonly length: number;
}

/** Which text, if any, may have a rest that is paired with nothing and is not an error. */
export type AlignmentEnd = "whole" | "open presented" | "open transcribed";

/** Up to this many errors the path is optimal. With more, it is fixed each time that it has so many. */
const maxErrors = 2_000;

/** This many matching characters in a row fix the path before them. */
export const fixingLength = 32;

/**
 * The matching segments, some of them empty, along an alignment path of two texts. Between two segments
 * is one error: a character substituted, omitted or inserted, or two neighbours swapped if swaps count.
 *
 * The path has the fewest errors if these are 2,000 or fewer, and so for any texts of up to 2,000
 * characters each. With more errors it is fixed after every 2,000, up to the last long match or, if that
 * lies far back, the furthest point reached, and the number of errors may exceed the minimum. Time and
 * memory grow with the square of the errors up to 2,000, not of the length (Ukkonen 1985).
 */
export function* matchingSegments(texts: Texts): Work<readonly MatchingSegment[]> {
  const { lead, tail } = sharedEnds(texts);
  const meant = texts.meant.subarray(0, texts.meant.length - tail);
  const typed = texts.typed.subarray(0, texts.typed.length - tail);
  const segments: MatchingSegment[] = [];
  let last: MatchingSegment = { presented: 0, transcribed: 0, length: lead };
  let isAtEnd = false;
  while (!isAtEnd) {
    const presented = last.presented + last.length;
    const transcribed = last.transcribed + last.length;
    const rest = { ...texts, meant: meant.subarray(presented), typed: typed.subarray(transcribed) };
    const path = yield* pathThrough(rest);
    ({ isAtEnd } = path);
    const fixed = path.segments.findLastIndex(({ length }) => length >= fixingLength);
    const isCut = !isAtEnd && fixed >= maxErrors / 2;
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

/** How many characters two texts share at their beginnings and, without overlap, at a common end. */
function sharedEnds({ meant, typed, end }: Texts) {
  const shorter = Math.min(meant.length, typed.length);
  let lead = 0;
  while (lead < shorter && meant[lead] === typed[lead]) lead += 1;
  let tail = 0;
  const maxTail = end === "whole" ? shorter - lead : 0;
  while (tail < maxTail && meant.at(-1 - tail) === typed.at(-1 - tail)) tail += 1;
  return { lead, tail };
}

/** Diagonals computed in one step: about a millisecond. */
const diagonalsPerStep = 50_000;

/**
 * The path to the end of two texts if it has at most `maxErrors`, otherwise the path to the furthest point
 * that so many errors reach. A wave is what one more error reaches.
 */
function* pathThrough(
  texts: Texts,
): Work<{ readonly segments: readonly MatchingSegment[]; readonly isAtEnd: boolean }> {
  const waves: Int32Array[] = [];
  let diagonalsLeft = diagonalsPerStep;
  for (let errors = 0; ; errors += 1) {
    const wave = nextWave(texts, waves.at(-1), errors);
    waves.push(wave);
    diagonalsLeft -= wave.length;
    if (diagonalsLeft <= 0) {
      diagonalsLeft = diagonalsPerStep;
      yield;
    }
    const diagonal = diagonalAtEnd(texts, wave, errors);
    const isAtEnd = diagonal !== null;
    if (isAtEnd || errors >= maxErrors) {
      const furthest = diagonal ?? furthestDiagonal(texts, wave, errors);
      return { segments: pathTo(texts, waves, furthest), isAtEnd };
    }
  }
}

/**
 * The furthest presented position on each diagonal (presented − transcribed position), −1 if there is
 * none. Two unused diagonals on either side save the next wave bounds checks.
 */
function nextWave(texts: Texts, previous: Int32Array | undefined, errors: number): Int32Array {
  const { meant, typed } = texts;
  const wave = new Int32Array(2 * errors + 5).fill(-1);
  const lowest = Math.max(-errors, -typed.length);
  const highest = Math.min(errors, meant.length);
  for (let diagonal = lowest; diagonal <= highest; diagonal += 1) {
    let position = previous ? arrival(texts, previous, diagonal) : 0;
    if (position < 0) continue;
    while (
      position < meant.length &&
      position - diagonal < typed.length &&
      meant[position] === typed[position - diagonal]
    ) {
      position += 1;
    }
    wave[diagonal + errors + 2] = position;
  }
  return wave;
}

/** The furthest position reached on a diagonal, −1 if there is none. */
function reached(wave: Int32Array, diagonal: number): number {
  return wave[diagonal + (wave.length >> 1)] ?? -1;
}

/** The furthest position on a diagonal that one more error leads to, or −1. */
function arrival(texts: Texts, previous: Int32Array, diagonal: number): number {
  return Math.max(
    arrivalFrom(texts, previous, diagonal, diagonal),
    arrivalFrom(texts, previous, diagonal - 1, diagonal),
    arrivalFrom(texts, previous, diagonal + 1, diagonal),
  );
}

/** The same from one diagonal: a swap or a substitution stays on it, an omission leaves it upwards. */
function arrivalFrom(
  { meant, typed, hasSwaps }: Texts,
  previous: Int32Array,
  from: number,
  to: number,
): number {
  const position = reached(previous, from);
  if (position < 0) return -1;
  if (from < to) return position < meant.length ? position + 1 : -1;
  const opposite = position - from;
  if (opposite >= typed.length) return -1;
  if (from > to) return position;
  if (position >= meant.length) return -1;
  const isSwap =
    hasSwaps &&
    opposite + 1 < typed.length &&
    meant[position] === typed[opposite + 1] &&
    meant[position + 1] === typed[opposite];
  return position + (isSwap ? 2 : 1);
}

/**
 * The diagonal on which a wave reaches the end of both texts or, if one is open, of the other: of several,
 * the one nearest to equal lengths. `null` if there is none.
 */
function diagonalAtEnd({ meant, typed, end }: Texts, wave: Int32Array, errors: number) {
  const isAtEnd = (diagonal: number) => {
    const position = reached(wave, diagonal);
    if (position < 0) return false;
    return end === "open transcribed"
      ? position === meant.length
      : position - diagonal === typed.length;
  };
  const surplus = meant.length - typed.length;
  if (end === "whole") return isAtEnd(surplus) ? surplus : null;
  for (let distance = 0; distance <= errors; distance += 1) {
    if (isAtEnd(distance)) return distance;
    if (isAtEnd(-distance)) return -distance;
  }
  return null;
}

/** The diagonal that consumed most characters; among equals, the one nearest to that of the end. */
function furthestDiagonal({ meant, typed }: Texts, wave: Int32Array, errors: number): number {
  const consumed = (diagonal: number) => 2 * Math.max(0, reached(wave, diagonal)) - diagonal;
  const distance = (diagonal: number) => Math.abs(diagonal - (meant.length - typed.length));
  let best = 0;
  for (let diagonal = -errors; diagonal <= errors; diagonal += 1) {
    if (reached(wave, diagonal) < 0) continue;
    const more = consumed(diagonal) - consumed(best);
    if (more > 0 || (more === 0 && distance(diagonal) < distance(best))) best = diagonal;
  }
  return best;
}

/** The matching segments on the path to the furthest point of a diagonal, found by tracing back. */
function pathTo(
  texts: Texts,
  waves: readonly Int32Array[],
  end: number,
): readonly MatchingSegment[] {
  const path: MatchingSegment[] = [];
  let diagonal = end;
  for (let errors = waves.length - 1; errors >= 0; errors -= 1) {
    const position = reached(waves[errors] ?? new Int32Array(), diagonal);
    const previous = waves[errors - 1];
    const start = previous ? arrival(texts, previous, diagonal) : 0;
    path.push({ presented: start, transcribed: start - diagonal, length: position - start });
    if (!previous) break;
    const isFrom = (from: number) => arrivalFrom(texts, previous, from, diagonal) === start;
    diagonal = [diagonal, diagonal - 1].find(isFrom) ?? diagonal + 1;
  }
  return path.toReversed();
}

/**
 * Two texts as numbers that are equal if the characters count as the same, for fast comparisons. Numbers
 * start at 0, in the order of first appearance, the first text before the second.
 */
export function characterCodes(
  one: readonly string[],
  other: readonly string[],
): readonly [Int32Array, Int32Array] {
  const codes = new Map<string, number>();
  function codeOf(character: string): number {
    const form = plainForm(character);
    const code = codes.get(form) ?? codes.size;
    codes.set(form, code);
    return code;
  }
  // `Int32Array.from` takes several times as long.
  return [new Int32Array(one.map(codeOf)), new Int32Array(other.map(codeOf))];
}

import type { Work } from "../work.ts";

/** Two texts as character codes, the presented one first; see `characterCodes`. */
export interface Texts {
  readonly one: Int32Array;
  readonly other: Int32Array;
  /** Whether two swapped neighbours count as one error or as two. */
  readonly hasSwaps: boolean;
}

/** Consecutive characters that the two texts share along an alignment path. */
export interface MatchingSegment {
  readonly presented: number;
  readonly transcribed: number;
  readonly length: number;
}

/** `open`: the transcribed text may end before the presented text; the rest is no error. */
export type AlignmentEnd = "whole" | "open";

/** Diagonals computed in one step: about a millisecond. */
const diagonalsPerStep = 50_000;

/**
 * The path to the end of two texts if it has at most `most` errors, otherwise the path to the furthest
 * point that `most` errors reach.
 */
export function* pathThrough(
  texts: Texts,
  end: AlignmentEnd,
  most: number,
): Work<{ readonly segments: readonly MatchingSegment[]; readonly isAtEnd: boolean }> {
  const { one, other } = texts;
  const surplus = one.length - other.length;
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
    const diagonal = end === "whole" ? surplus : nearestEnd(wave, errors, other.length);
    const isAtEnd =
      diagonal !== null &&
      Math.abs(diagonal) <= errors &&
      reached(wave, diagonal) - diagonal === other.length;
    if (isAtEnd) return { segments: pathTo(texts, waves, diagonal), isAtEnd };
    if (errors >= most) {
      const furthest = furthestDiagonal(wave, errors, surplus);
      return { segments: pathTo(texts, waves, furthest), isAtEnd };
    }
  }
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
    diagonal = previousDiagonal(texts, previous, diagonal);
  }
  return path.toReversed();
}

/** Of the diagonals that reach the end of the transcribed text, the one nearest to equal lengths. */
function nearestEnd(wave: Int32Array, errors: number, length: number): number | null {
  for (let distance = 0; distance <= errors; distance += 1) {
    for (const diagonal of [distance, -distance]) {
      const position = reached(wave, diagonal);
      if (position >= 0 && position - diagonal === length) return diagonal;
    }
  }
  return null;
}

/** The diagonal that has consumed most characters of both texts; of equals, the one nearest to the end's. */
function furthestDiagonal(wave: Int32Array, errors: number, surplus: number): number {
  const consumed = (diagonal: number) => 2 * Math.max(0, reached(wave, diagonal)) - diagonal;
  let best = 0;
  for (let diagonal = -errors; diagonal <= errors; diagonal += 1) {
    if (reached(wave, diagonal) < 0) continue;
    const more = consumed(diagonal) - consumed(best);
    const isNearer = Math.abs(diagonal - surplus) < Math.abs(best - surplus);
    if (more > 0 || (more === 0 && isNearer)) best = diagonal;
  }
  return best;
}

/**
 * The furthest presented position on each diagonal (presented − transcribed position), −1 if there is
 * none. Two unused diagonals on either side save the next wave bounds checks.
 */
function nextWave(texts: Texts, previous: Int32Array | undefined, errors: number): Int32Array {
  const { one, other } = texts;
  const wave = new Int32Array(2 * errors + 5).fill(-1);
  const lowest = Math.max(-errors, -other.length);
  const highest = Math.min(errors, one.length);
  for (let diagonal = lowest; diagonal <= highest; diagonal += 1) {
    let position = previous ? arrival(texts, previous, diagonal) : 0;
    if (position < 0) continue;
    while (
      position < one.length &&
      position - diagonal < other.length &&
      one[position] === other[position - diagonal]
    ) {
      position += 1;
    }
    wave[diagonal + errors + 2] = position;
  }
  return wave;
}

/** The furthest position reached on a diagonal, −1 if there is none. */
function reached(wave: Int32Array, diagonal: number): number {
  return wave[diagonal + (wave.length - 1) / 2] ?? -1;
}

/** The diagonal from which one more error leads to where a diagonal's last matching segment begins. */
function previousDiagonal(texts: Texts, previous: Int32Array, diagonal: number): number {
  const start = arrival(texts, previous, diagonal);
  const position = reached(previous, diagonal);
  const isSame =
    start === afterSwap(texts, position, diagonal) ||
    start === afterSubstitution(texts, position, diagonal);
  if (isSame) return diagonal;
  return start === afterOmission(texts, reached(previous, diagonal - 1))
    ? diagonal - 1
    : diagonal + 1;
}

/** The furthest position on a diagonal that one more error leads to, or −1. */
function arrival(texts: Texts, previous: Int32Array, diagonal: number): number {
  const position = reached(previous, diagonal);
  return Math.max(
    afterSwap(texts, position, diagonal),
    afterSubstitution(texts, position, diagonal),
    afterOmission(texts, reached(previous, diagonal - 1)),
    afterInsertion(texts, reached(previous, diagonal + 1), diagonal),
  );
}

function afterSwap({ one, other, hasSwaps }: Texts, position: number, diagonal: number): number {
  const opposite = position - diagonal;
  const isSwap =
    hasSwaps &&
    position >= 0 &&
    position + 1 < one.length &&
    opposite + 1 < other.length &&
    one[position] === other[opposite + 1] &&
    one[position + 1] === other[opposite];
  return isSwap ? position + 2 : -1;
}

function afterSubstitution({ one, other }: Texts, position: number, diagonal: number): number {
  const isWithin = position >= 0 && position < one.length && position - diagonal < other.length;
  return isWithin ? position + 1 : -1;
}

function afterOmission({ one }: Texts, position: number): number {
  return position >= 0 && position < one.length ? position + 1 : -1;
}

function afterInsertion({ other }: Texts, position: number, diagonal: number): number {
  return position >= 0 && position - diagonal - 1 < other.length ? position : -1;
}

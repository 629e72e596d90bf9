import type { MatchingSegment } from "./error-waves.ts";

/** The minimum length of an anchor; the shorter length is tried if the longer one finds none. */
const lengths = [32, 16] as const;

/**
 * Segments that occur exactly once in each of two long texts: the longest chain of them in the same order
 * in both, extended as far as the texts agree, without overlaps. Empty if there is none. After the
 * patience diff of Cohen (2010).
 */
export function anchors(one: Int32Array, other: Int32Array): readonly MatchingSegment[] {
  for (const length of lengths) {
    const pairs = longestOrdered(uniquePairs(one, other, length));
    if (pairs.length > 0) return extended(one, other, pairs);
  }
  return [];
}

interface Pair {
  readonly presented: number;
  readonly transcribed: number;
}

/** The starts of segments that occur exactly once in each text, in the order of the second text. */
function uniquePairs(one: Int32Array, other: Int32Array, length: number): readonly Pair[] {
  const placesInOne = placesOfUnique(one, length);
  const pairs: Pair[] = [];
  for (const [hash, transcribed] of placesOfUnique(other, length)) {
    const presented = placesInOne.get(hash) ?? repeated;
    if (presented === repeated || transcribed === repeated) continue;
    const isPair = isShared(one, presented, other, transcribed, length);
    if (isPair) pairs.push({ presented, transcribed });
  }
  return pairs;
}

const repeated = -1;

/** The position of each segment by its hash, or `repeated`. Equal hashes count as equal segments. */
function placesOfUnique(text: Int32Array, length: number): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  let leading = 1;
  for (let index = 1; index < length; index += 1) leading = Math.imul(leading, base);
  let hash = 0;
  for (const [index, code] of text.entries()) {
    if (index >= length) hash -= Math.imul(text[index - length] ?? 0, leading);
    hash = (Math.imul(hash, base) + code) | 0;
    const start = index - length + 1;
    if (start >= 0) places.set(hash, places.has(hash) ? repeated : start);
  }
  return places;
}

const base = 0x01000193;

function isShared(
  one: Int32Array,
  presented: number,
  other: Int32Array,
  transcribed: number,
  length: number,
): boolean {
  for (let index = 0; index < length; index += 1) {
    if (one[presented + index] !== other[transcribed + index]) return false;
  }
  return true;
}

/** The longest chain of pairs that increases in both texts, by patience sorting. */
function longestOrdered(pairs: readonly Pair[]): readonly Pair[] {
  /** For each chain length, the index of the pair that ends such a chain furthest left. */
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [index, { presented }] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.presented ?? 0) < presented) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const chain: Pair[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair) chain.push(pair);
  }
  return chain.toReversed();
}

/** The pairs as segments, extended to both sides as far as the texts agree. */
function extended(
  one: Int32Array,
  other: Int32Array,
  pairs: readonly Pair[],
): readonly MatchingSegment[] {
  const segments: MatchingSegment[] = [];
  let end: Pair = { presented: 0, transcribed: 0 };
  for (const pair of pairs) {
    if (pair.presented < end.presented || pair.transcribed < end.transcribed) continue;
    let { presented, transcribed } = pair;
    while (
      presented > end.presented &&
      transcribed > end.transcribed &&
      one[presented - 1] === other[transcribed - 1]
    ) {
      presented -= 1;
      transcribed -= 1;
    }
    let length = pair.presented - presented;
    while (
      presented + length < one.length &&
      transcribed + length < other.length &&
      one[presented + length] === other[transcribed + length]
    ) {
      length += 1;
    }
    segments.push({ presented, transcribed, length });
    end = { presented: presented + length, transcribed: transcribed + length };
  }
  return segments;
}

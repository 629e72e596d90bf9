import { runToEnd, type Work } from "../work.ts";
import { characterCodes, sharedEnds } from "./character-codes.ts";

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
  const [all, allOther] = characterCodes(presented, transcribed);
  const { lead, tail } = sharedEnds(all, allOther);
  const one = all.subarray(lead, all.length - tail);
  const other = allOther.subarray(lead, allOther.length - tail);
  if (one.length === 0 || other.length === 0) return Math.max(one.length, other.length);

  let bound = Math.max(guess, Math.abs(one.length - other.length));
  for (;;) {
    const distance = yield* bandedDistance(one, other, bound);
    if (distance <= bound) return distance;
    bound = 2 * bound + 1;
  }
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

/** Rows of the distance matrix held in one machine word. */
const rowsPerBlock = 32;

/** Blocks computed in one step: about a millisecond. */
const blocksPerStep = 200_000;

/**
 * The distance of two texts without swaps if it is at most `bound`, otherwise some number above `bound`.
 *
 * Bit-parallel: bits say where a column of the matrix rises and falls by one (Myers 1999, in Hyyrö's form
 * of 2003). Only the blocks that a path of at most `bound` errors can touch are computed (Ukkonen 1985);
 * those outside count as the worst case. Memory grows with the length of the pattern.
 *
 * @param pattern not empty; its codes start near 0
 * @param bound at least the difference of the two lengths
 */
function* bandedDistance(pattern: Int32Array, text: Int32Array, bound: number): Work<number> {
  const blocks = Math.ceil(pattern.length / rowsPerBlock);
  const { rows, ends, firsts } = rowsByCode(pattern);
  /** One bit for each row that has the column's character; cleared after each column. */
  const matches = new Int32Array(blocks);
  const rises = new Int32Array(blocks).fill(-1);
  const falls = new Int32Array(blocks);

  const surplus = pattern.length - text.length;
  const detour = Math.floor((bound - Math.abs(surplus)) / 2);
  const lowest = Math.min(0, surplus) - detour;
  const highest = Math.max(0, surplus) + detour;

  let last = -1;
  let distance = 0;
  let blocksLeft = blocksPerStep;
  for (let column = 0; column < text.length; column += 1) {
    const reach = Math.min(blocks - 1, (column + highest) >> 5);
    for (; last < reach; last += 1) {
      distance += Math.min(rowsPerBlock, pattern.length - (last + 1) * rowsPerBlock);
    }
    const code = text[column] ?? 0;
    const first = Math.max(0, (column + lowest) >> 5);
    blocksLeft -= last - first + 1;
    if (blocksLeft <= 0) {
      blocksLeft = blocksPerStep;
      yield;
    }
    let from = firsts[code] ?? 0;
    const end = ends[code] ?? 0;
    while (from < end && (rows[from] ?? 0) >> 5 < first) from += 1;
    if (code < firsts.length) firsts[code] = from;
    let to = from;
    for (; to < end && (rows[to] ?? 0) >> 5 <= last; to += 1) {
      const row = rows[to] ?? 0;
      matches[row >> 5] = (matches[row >> 5] ?? 0) | (1 << (row & 31));
    }
    let carry = 1;
    for (let block = first; block <= last; block += 1) {
      const rise = rises[block] ?? 0;
      const fall = falls[block] ?? 0;
      const match = matches[block] ?? 0;
      const entering = carry < 0 ? match | 1 : match;
      const diagonal = (((entering & rise) + rise) ^ rise) | entering;
      const right = fall | ~(diagonal | rise);
      const left = rise & diagonal;
      const bottom = block === blocks - 1 ? (pattern.length - 1) & 31 : 31;
      const next = ((right >>> bottom) & 1) - ((left >>> bottom) & 1);
      const rightIn = (right << 1) | (carry > 0 ? 1 : 0);
      const leftIn = (left << 1) | (carry < 0 ? 1 : 0);
      rises[block] = leftIn | ~(match | fall | rightIn);
      falls[block] = rightIn & (match | fall);
      carry = next;
    }
    distance += carry;
    for (let index = from; index < to; index += 1) matches[(rows[index] ?? 0) >> 5] = 0;
  }
  return distance;
}

/**
 * The rows of the pattern sorted by code. The rows of a code run from its entry in `firsts`, which
 * advances with the band, to its entry in `ends`. Memory grows with the pattern, not with the codes.
 */
function rowsByCode(pattern: Int32Array) {
  const codes = pattern.reduce((highest, code) => Math.max(highest, code), -1) + 1;
  const ends = new Int32Array(codes);
  for (const code of pattern) ends[code] = (ends[code] ?? 0) + 1;
  const firsts = new Int32Array(codes);
  for (let code = 1; code < codes; code += 1) {
    const before = ends[code - 1] ?? 0;
    firsts[code] = before;
    ends[code] = (ends[code] ?? 0) + before;
  }
  const rows = new Int32Array(pattern.length);
  const next = firsts.slice();
  for (const [row, code] of pattern.entries()) {
    const place = next[code] ?? 0;
    rows[place] = row;
    next[code] = place + 1;
  }
  return { rows, ends, firsts };
}

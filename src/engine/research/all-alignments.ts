import { characterCodes } from "../alignment/character-codes.ts";

/** All the ways to align two texts with the fewest errors, none preferred to another. */
export interface AllAlignments {
  /** How many there are; not exact beyond 2⁵³. */
  readonly count: number;
  /** Their mean length in characters, those that one of the two texts lacks counted in. */
  readonly meanLength: number;
  /** MSD over the mean length, a share: the error rate that a random one of them has. */
  readonly errorRate: number;
  /** How many errors are of each kind, in the mean over all; together they are the distance. */
  readonly substituted: number;
  readonly omitted: number;
  readonly inserted: number;
}

/** More cells of the matrix than this would keep the page from answering. */
const mostCells = 2_000_000;

/**
 * Looks at every optimal alignment, for which errors were made in "quickly" typed "qucehkly" cannot be
 * told: an error weighs as much as the share of the alignments that have it. Two letters swapped are
 * two errors. MacKenzie & Soukoreff 2002, "A character-level error analysis technique for evaluating
 * text entry methods".
 *
 * An alignment is a way through the matrix of the distance (Levenshtein) from corner to corner; ways
 * and their lengths are counted cell by cell, for which the band of the distance about its diagonal
 * suffices.
 *
 * @param distance MSD of the two texts
 * @returns `null` where the texts are too long and too far apart, or the ways too many to be counted.
 */
export function allAlignments(
  presented: readonly string[],
  transcribed: readonly string[],
  distance: number,
): AllAlignments | null {
  const width = 2 * distance + 1;
  if ((presented.length + 1) * width > mostCells) return null;
  const [one, other] = characterCodes(presented, transcribed);

  let above = newRow(width);
  let row = newRow(width);
  for (let i = 0; i <= one.length; i += 1) {
    for (let place = 0; place < width; place += 1) {
      const j = i + place - distance;
      row.errors[place] = Infinity;
      row.ways[place] = 0;
      row.length[place] = 0;
      if (j < 0 || j > other.length) continue;
      if (i === 0 && j === 0) {
        row.errors[place] = 0;
        row.ways[place] = 1;
        continue;
      }
      if (i > 0 && j > 0) {
        join(row, place, above, place, one[i - 1] === other[j - 1] ? 0 : 1);
      }
      if (i > 0 && place + 1 < width) join(row, place, above, place + 1, 1);
      if (j > 0 && place > 0) join(row, place, row, place - 1, 1);
    }
    [above, row] = [row, above];
  }

  const corner = other.length - one.length + distance;
  const count = above.ways[corner] ?? 0;
  const meanLength = above.length[corner] ?? 0;
  if (!Number.isFinite(count) || !Number.isFinite(meanLength)) return null;
  const inserted = Math.max(0, meanLength - one.length);
  const omitted = Math.max(0, meanLength - other.length);
  return {
    count,
    meanLength,
    errorRate: meanLength > 0 ? distance / meanLength : 0,
    substituted: Math.max(0, distance - inserted - omitted),
    omitted,
    inserted,
  };
}

/** A row of the matrix: of each cell its distance, the optimal ways that lead to it, and their mean length. */
interface Row {
  readonly errors: Float64Array;
  readonly ways: Float64Array;
  readonly length: Float64Array;
}

function newRow(width: number): Row {
  return {
    errors: new Float64Array(width).fill(Infinity),
    ways: new Float64Array(width),
    length: new Float64Array(width),
  };
}

/** Adds the ways through a neighbouring cell to those that lead to a cell, where they are as good or better. */
function join(to: Row, place: number, from: Row, neighbour: number, cost: number): void {
  const errors = (from.errors[neighbour] ?? Infinity) + cost;
  const best = to.errors[place] ?? Infinity;
  if (errors > best || errors === Infinity) return;
  const ways = from.ways[neighbour] ?? 0;
  const length = (from.length[neighbour] ?? 0) + 1;
  const known = errors < best ? 0 : (to.ways[place] ?? 0);
  const knownLength = to.length[place] ?? 0;
  to.errors[place] = errors;
  to.ways[place] = known + ways;
  to.length[place] = (known * knownLength + ways * length) / (known + ways);
}

import { arrival, nextWave, previousDiagonal, reached } from "./error-waves.ts";

/** Characters that two texts share in a row on the way from one to the other. */
export interface Stretch {
  readonly presented: number;
  readonly transcribed: number;
  readonly length: number;
}

/** `open`: the transcribed text may end before the presented one does, and what is left is no error. */
export type AlignmentEnd = "whole" | "open";

/** Errors after which the way so far is settled and the search begins anew from there. */
const mostErrors = 512;

/** So many characters right in a row settle what came before them. */
export const settlingLength = 32;

/**
 * The shared stretches, some of them empty, along a way of fewest errors from the beginning of two
 * texts to their end; between two stretches stands one error: a character substituted, omitted or
 * inserted, or two neighbours swapped.
 *
 * For each number of errors and each diagonal it keeps the furthest point reached (Ukkonen 1985), so
 * that time and memory grow with the square of the errors, not of the length. After 512 errors it
 * settles the way to the furthest point, back to a long shared stretch if there is one, and goes on
 * from there: beyond that many errors their number may be a little above the least.
 */
export function matchingStretches(
  presented: Int32Array,
  transcribed: Int32Array,
  end: AlignmentEnd,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from: Stretch = { presented: 0, transcribed: 0, length: 0 };
  for (;;) {
    const search = searchFrom(presented, transcribed, from, end);
    stretches.push(...search.stretches);
    const last = stretches.at(-1);
    if (search.isAtEnd || !last) return stretches;
    from = last;
    stretches.pop();
  }
}

function searchFrom(
  presented: Int32Array,
  transcribed: Int32Array,
  from: Stretch,
  end: AlignmentEnd,
): { readonly stretches: readonly Stretch[]; readonly isAtEnd: boolean } {
  const one = presented.subarray(from.presented);
  const other = transcribed.subarray(from.transcribed);
  const surplus = one.length - other.length;
  const waves: Int32Array[] = [];

  for (let errors = 0; ; errors += 1) {
    const wave = nextWave(one, other, waves.at(-1), errors);
    waves.push(wave);
    const diagonal = end === "whole" ? surplus : nearestEnd(wave, errors, other.length);
    const isAtEnd =
      diagonal !== null &&
      Math.abs(diagonal) <= errors &&
      reached(wave, diagonal) - diagonal === other.length;
    if (!isAtEnd && errors < mostErrors) continue;

    const way = wayTo(
      one,
      other,
      waves,
      isAtEnd ? diagonal : furthestDiagonal(wave, errors, surplus),
    );
    const settled = way.findLastIndex(({ length }) => length >= settlingLength);
    const kept = isAtEnd || settled < mostErrors / 2 ? way : way.slice(0, settled + 1);
    const stretches = kept.map(({ length, ...start }) => ({
      presented: from.presented + start.presented,
      transcribed: from.transcribed + start.transcribed,
      length,
    }));
    return { stretches, isAtEnd };
  }
}

/** The stretches on the way to the furthest point of a diagonal, found from its end. */
function wayTo(
  one: Int32Array,
  other: Int32Array,
  waves: readonly Int32Array[],
  end: number,
): readonly Stretch[] {
  const way: Stretch[] = [];
  let diagonal = end;
  for (let errors = waves.length - 1; errors >= 0; errors -= 1) {
    const position = reached(waves[errors] ?? new Int32Array(), diagonal);
    const previous = waves[errors - 1];
    const start = previous ? arrival(one, other, previous, diagonal) : 0;
    way.push({ presented: start, transcribed: start - diagonal, length: position - start });
    if (!previous) break;
    diagonal = previousDiagonal(one, other, previous, diagonal);
  }
  return way.toReversed();
}

/** Of the diagonals on which the transcribed text is at its end, the one nearest to equal lengths. */
function nearestEnd(wave: Int32Array, errors: number, length: number): number | null {
  for (let distance = 0; distance <= errors; distance += 1) {
    for (const diagonal of [distance, -distance]) {
      const position = reached(wave, diagonal);
      if (position >= 0 && position - diagonal === length) return diagonal;
    }
  }
  return null;
}

/** The diagonal on which most characters of both texts are done; of equals, the nearest to the end's. */
function furthestDiagonal(wave: Int32Array, errors: number, surplus: number): number {
  let best = 0;
  let most = -1;
  for (let diagonal = -errors; diagonal <= errors; diagonal += 1) {
    const position = reached(wave, diagonal);
    const done = position < 0 ? -1 : 2 * position - diagonal;
    const isNearer = Math.abs(diagonal - surplus) < Math.abs(best - surplus);
    if (done > most || (done === most && isNearer)) {
      best = diagonal;
      most = done;
    }
  }
  return best;
}

import type { StepKind } from "../alignment/align-cluster.ts";

/** Two texts as numbers, and their distance. */
export interface ComparedTexts {
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly distance: number;
}

/**
 * The matrix of the distance (Levenshtein), of which the band of the distance about the diagonal
 * suffices: of each cell the fewest errors, and how many ways lead to it with so few.
 */
export interface OptimalWays {
  readonly errors: Int32Array;
  readonly ways: Float64Array;
  /** How many ways lead from corner to corner: the optimal alignments. Infinite beyond 10³⁰⁸. */
  readonly count: number;
}

type Step = Exclude<StepKind, "swapped">;

const unreached = 0x7fff_ffff - 1;

/** How many cells the band has. */
export function cellsOf(length: number, distance: number): number {
  return (length + 1) * (2 * distance + 1);
}

export function optimalWays({ one, other, distance }: ComparedTexts): OptimalWays {
  const width = 2 * distance + 1;
  const errors = new Int32Array(cellsOf(one.length, distance)).fill(unreached);
  const ways = new Float64Array(errors.length);
  errors[distance] = 0;
  ways[distance] = 1;

  function join(cell: number, from: number, cost: number) {
    const through = (errors[from] ?? unreached) + cost;
    const fewest = errors[cell] ?? unreached;
    if (through > fewest) return;
    ways[cell] = (through < fewest ? 0 : (ways[cell] ?? 0)) + (ways[from] ?? 0);
    errors[cell] = through;
  }

  for (let row = 0; row <= one.length; row += 1) {
    const first = Math.max(0, row - distance);
    const last = Math.min(other.length, row + distance);
    for (let column = first; column <= last; column += 1) {
      const cell = row * width + column - row + distance;
      const isSame = one[row - 1] === other[column - 1];
      if (row > 0 && column > 0) join(cell, cell - width, isSame ? 0 : 1);
      if (row > 0 && column < row + distance) join(cell, cell - width + 1, 1);
      if (column > 0 && column > row - distance) join(cell, cell - 1, 1);
    }
  }
  const corner = one.length * width + other.length - one.length + distance;
  return { errors, ways, count: ways[corner] ?? 0 };
}

/**
 * Tells of each step that an optimal alignment has, from the end, what share of all of them have it: the
 * ways that lead to it times those that lead on from it, over all.
 *
 * @param tell told the places of the characters in their texts, as far as a text has one in this step
 */
export function forEachOptimalStep(
  { one, other, distance }: ComparedTexts,
  { errors, ways, count }: OptimalWays,
  tell: (kind: Step, place: number, otherPlace: number, share: number) => void,
): void {
  const width = 2 * distance + 1;
  const onward = new Float64Array(errors.length);
  onward[one.length * width + other.length - one.length + distance] = 1;

  for (let row = one.length; row >= 0; row -= 1) {
    const first = Math.max(0, row - distance);
    const last = Math.min(other.length, row + distance);
    for (let column = last; column >= first; column -= 1) {
      const cell = row * width + column - row + distance;
      const ahead = onward[cell] ?? 0;
      // Most cells are on no optimal way.
      if (ahead === 0) continue;
      const follow = (kind: Step, from: number) => {
        const cost = kind === "same" ? 0 : 1;
        if ((errors[from] ?? unreached) + cost !== errors[cell]) return;
        onward[from] = (onward[from] ?? 0) + ahead;
        tell(kind, row - 1, column - 1, ((ways[from] ?? 0) * ahead) / count);
      };
      const isSame = one[row - 1] === other[column - 1];
      if (row > 0 && column > 0) follow(isSame ? "same" : "substituted", cell - width);
      if (row > 0 && column < row + distance) follow("omitted", cell - width + 1);
      if (column > 0 && column > row - distance) follow("inserted", cell - 1);
    }
  }
}

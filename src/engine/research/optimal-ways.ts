import type { StepKind } from "../alignment/align-cluster.ts";

/** Two texts as character codes, and their distance. */
export interface ComparedTexts {
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly distance: number;
}

/**
 * The matrix of the distance (Levenshtein), of which the band of the distance about the diagonal
 * suffices: of each cell how many ways with the fewest errors lead to it, and by which last steps.
 */
interface OptimalWays {
  readonly ways: Float64Array;
  /** Of each cell the sum of those of `both`, `oneAlone` and `otherAlone` that are last steps there. */
  readonly steps: Uint8Array;
  /** How many ways lead from corner to corner: the optimal alignments. Infinite beyond 10³⁰⁸. */
  readonly count: number;
}

type Step = Exclude<StepKind, "swapped">;

// A step takes a character of both texts, of the first, or of the other.
const both = 1;
const oneAlone = 2;
const otherAlone = 4;

const unreached = 0x3fff_ffff;

/** How many cells the band has. */
export function cellsOf(length: number, distance: number): number {
  return (length + 1) * (2 * distance + 1);
}

/** Time and memory grow with the cells of the band. */
export function optimalWays({ one, other, distance }: ComparedTexts): OptimalWays {
  const width = 2 * distance + 1;
  const ways = new Float64Array(cellsOf(one.length, distance));
  const steps = new Uint8Array(ways.length);
  // A cell more on either side, so that every cell has all its neighbours.
  let above = new Int32Array(width + 2).fill(unreached);
  let errors = new Int32Array(width + 2).fill(unreached);
  // Before both texts.
  above[distance + 1] = 0;

  for (let row = 0; row <= one.length; row += 1) {
    errors.fill(unreached);
    const first = Math.max(0, row - distance);
    const last = Math.min(other.length, row + distance);
    for (let column = first; column <= last; column += 1) {
      const place = column - row + distance;
      const cell = row * width + place;
      const isSame = one[row - 1] === other[column - 1];
      const byBoth = (above[place + 1] ?? 0) + (isSame ? 0 : 1);
      const byOne = (above[place + 2] ?? 0) + 1;
      const byOther = (errors[place] ?? 0) + 1;
      const fewest = Math.min(byBoth, byOne, byOther);
      errors[place + 1] = fewest;
      let step = 0;
      let sum = row === 0 && column === 0 ? 1 : 0;
      if (byBoth === fewest) {
        step += both;
        sum += ways[cell - width] ?? 0;
      }
      if (byOne === fewest) {
        step += oneAlone;
        sum += ways[cell - width + 1] ?? 0;
      }
      if (byOther === fewest) {
        step += otherAlone;
        sum += ways[cell - 1] ?? 0;
      }
      steps[cell] = step;
      ways[cell] = sum;
    }
    [above, errors] = [errors, above];
  }
  const corner = one.length * width + other.length - one.length + distance;
  return { ways, steps, count: ways[corner] ?? 0 };
}

/**
 * Tells of each step that an optimal alignment has, from the end, what share of all of them have it: the
 * ways that lead to it times those that lead on from it, over all.
 *
 * @param tell told the places of the characters in their texts, as far as a text has one in this step
 */
export function forEachOptimalStep(
  { one, other, distance }: ComparedTexts,
  { ways, steps, count }: OptimalWays,
  tell: (kind: Step, place: number, otherPlace: number, share: number) => void,
): void {
  const width = 2 * distance + 1;
  let onward = new Float64Array(width + 1);
  let above = new Float64Array(width + 1);
  let last = other.length - one.length + distance;
  let first = last;
  onward[last] = 1;

  for (let row = one.length; row >= 0; row -= 1) {
    // Of the row above, the cells that an optimal way comes by.
    let firstAbove = width;
    let lastAbove = 0;
    for (let place = last; place >= first; place -= 1) {
      const ahead = onward[place] ?? 0;
      if (ahead === 0) continue;
      onward[place] = 0;
      const column = row + place - distance;
      const cell = row * width + place;
      const step = cell === distance ? 0 : (steps[cell] ?? 0);
      const shareBy = (from: number) => ((ways[from] ?? 0) * ahead) / count;
      if (step & both) {
        const isSame = one[row - 1] === other[column - 1];
        tell(isSame ? "same" : "substituted", row - 1, column - 1, shareBy(cell - width));
        above[place] = (above[place] ?? 0) + ahead;
        firstAbove = Math.min(firstAbove, place);
        lastAbove = Math.max(lastAbove, place);
      }
      if (step & oneAlone) {
        tell("omitted", row - 1, column - 1, shareBy(cell - width + 1));
        above[place + 1] = (above[place + 1] ?? 0) + ahead;
        firstAbove = Math.min(firstAbove, place + 1);
        lastAbove = Math.max(lastAbove, place + 1);
      }
      if (step & otherAlone) {
        tell("inserted", row - 1, column - 1, shareBy(cell - 1));
        onward[place - 1] = (onward[place - 1] ?? 0) + ahead;
        first = Math.min(first, place - 1);
      }
    }
    [onward, above] = [above, onward];
    [first, last] = [firstAbove, lastAbove];
  }
}

import type { Texts } from "./error-waves.ts";

/** One step of an alignment. A swap consumes two characters of both texts, every other step at most one. */
export type StepKind = "same" | "substituted" | "omitted" | "inserted" | "swapped";

/** One error outweighs any number of runs of errors in a cluster. */
const errorCost = 1 << 16;
const runCost = 1;
const unreachable = 0x7fff_ffff - errorCost - runCost;

/**
 * The best alignment of two short texts, step by step, in order: fewest errors, then fewest runs of
 * errors, then the errors furthest left.
 *
 * The whole distance matrix (optimal string alignment: Levenshtein 1966 with the swaps of Damerau
 * 1964), each cell kept twice: for ways that end on a shared character, and on an error.
 */
export function alignCluster(texts: Texts): readonly StepKind[] {
  const matrix = costs(texts);
  const steps: StepKind[] = [];
  let row = texts.one.length;
  let column = texts.other.length;
  let isError = matrix.cost(row, column, true) < matrix.cost(row, column, false);
  while (row > 0 || column > 0) {
    const step = matrix.lastStep(row, column, isError);
    steps.push(step.kind);
    row -= step.rows;
    column -= step.columns;
    isError = step.wasError;
  }
  return steps.toReversed();
}

/** Errors in the order of preference among alignments of equal cost. */
const errorSteps = [
  { kind: "swapped", rows: 2, columns: 2 },
  { kind: "substituted", rows: 1, columns: 1 },
  { kind: "omitted", rows: 1, columns: 0 },
  { kind: "inserted", rows: 0, columns: 1 },
] as const;

function costs({ one: presented, other: transcribed, hasSwaps }: Texts) {
  const width = transcribed.length + 1;
  const afterSame = new Int32Array((presented.length + 1) * width).fill(unreachable);
  const afterError = afterSame.slice();
  const beforeError = afterSame.slice();

  const isSame = (row: number, column: number) =>
    row > 0 && column > 0 && presented[row - 1] === transcribed[column - 1];
  const isSwap = (row: number, column: number) =>
    hasSwaps &&
    row > 1 &&
    column > 1 &&
    presented[row - 1] === transcribed[column - 2] &&
    presented[row - 2] === transcribed[column - 1];

  function cost(row: number, column: number, isError: boolean): number {
    return (isError ? afterError : afterSame)[row * width + column] ?? unreachable;
  }
  function withError(row: number, column: number): number {
    return beforeError[row * width + column] ?? unreachable;
  }

  for (let row = 0; row <= presented.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      let same = cell === 0 ? 0 : unreachable;
      if (isSame(row, column)) {
        same = Math.min(cost(row - 1, column - 1, false), cost(row - 1, column - 1, true));
      }
      let error = unreachable;
      for (const { kind, rows, columns } of errorSteps) {
        const isPossible = row >= rows && column >= columns;
        if (!isPossible || (kind === "swapped" && !isSwap(row, column))) continue;
        error = Math.min(error, withError(row - rows, column - columns));
      }
      afterSame[cell] = same;
      afterError[cell] = error;
      beforeError[cell] = errorCost + Math.min(same + runCost, error);
    }
  }

  /** Returns the step that led to a cell, derived from the costs. */
  function lastStep(row: number, column: number, isError: boolean) {
    if (!isError) {
      const wasError = cost(row - 1, column - 1, true) < cost(row - 1, column - 1, false);
      return { kind: "same", rows: 1, columns: 1, wasError } as const;
    }
    for (const step of errorSteps) {
      if (row < step.rows || column < step.columns) continue;
      if (step.kind === "swapped" && !isSwap(row, column)) continue;
      const before = [row - step.rows, column - step.columns] as const;
      if (withError(...before) !== cost(row, column, true)) continue;
      const wasError = cost(...before, true) < cost(...before, false) + runCost;
      return { ...step, wasError };
    }
    throw new Error("every cell but the first has a step that leads to it");
  }

  return { cost, lastStep };
}

/**
 * A computation in steps: it yields between them, so that a page can answer its visitor, and returns
 * its result.
 */
export type Work<Result> = Generator<void, Result, void>;

/** Runs all steps at once and returns the result. */
export function runToEnd<Result>(work: Work<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

import { runWhenIdle } from "./run-when-idle.ts";

/** The longest that a busy page can delay a step. */
const patience = 300;

/** How long steps run in a row, in milliseconds; too short to be noticed. */
const turn = 8;

/**
 * Takes the steps of a computation while the page has nothing else to do.
 *
 * @param onDone receives its result
 * @returns a function that cancels it
 */
export function workWhenIdle<Result>(
  work: Iterator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  return stepWhenIdle(() => {
    const step = work.next();
    if (step.done) onDone(step.value);
    return !step.done;
  });
}

/**
 * Runs a task step by step whenever the page has nothing else to do.
 *
 * @param step returns whether another one is to follow
 * @returns a function that cancels it
 */
export function stepWhenIdle(step: () => boolean): () => void {
  let stop = runWhenIdle(takeTurn, patience);

  function takeTurn() {
    const end = performance.now() + turn;
    let isMore = step();
    while (isMore && performance.now() < end) isMore = step();
    if (isMore) stop = runWhenIdle(takeTurn, patience);
  }

  return () => stop();
}

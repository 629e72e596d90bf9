import { whenIdle } from "../ui/when-idle.ts";

/** The longest that the page may be busy before a step is done all the same. */
const patience = 300;

/** So long, in milliseconds, steps follow one another at once; short of what a visitor would notice. */
const turn = 8;

/**
 * Does a work step by step whenever the page has nothing else to do.
 *
 * @param step returns whether another one is to follow
 * @returns what stops it
 */
export function stepWhenIdle(step: () => boolean): () => void {
  let stop = whenIdle(takeTurn, patience);

  function takeTurn() {
    const end = performance.now() + turn;
    let isMore = step();
    while (isMore && performance.now() < end) isMore = step();
    if (isMore) stop = whenIdle(takeTurn, patience);
  }

  return () => stop();
}

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
  let stop = later(takeTurn);

  function takeTurn() {
    const end = performance.now() + turn;
    let isMore = step();
    while (isMore && performance.now() < end) isMore = step();
    if (isMore) stop = later(takeTurn);
  }

  return () => stop();
}

function later(act: () => void): () => void {
  // Not every Safari knows the idle callback.
  if ("requestIdleCallback" in globalThis) {
    const request = requestIdleCallback(act, { timeout: patience });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** What waits for a stillness. */
interface Debounced {
  /** Has the wait begin anew. */
  readonly poke: () => void;
  /** Ends the wait, if there is one. */
  readonly cancel: () => void;
}

/**
 * Calls a function each time that nothing has stirred for so long. What stirs often, as keys do, sets
 * no timer each time: the one that is set looks when it is due what has stirred since, and waits on.
 *
 * @param duration in milliseconds
 */
export function debounce(duration: number, act: () => void): Debounced {
  let stirredAt = 0;
  let timer: number | undefined;
  const look = () => {
    const left = stirredAt + duration - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (timer === undefined) act();
  };
  return {
    poke() {
      stirredAt = performance.now();
      timer ??= setTimeout(look, duration);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

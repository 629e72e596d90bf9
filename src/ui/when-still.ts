/** What waits for a stillness. */
interface Waiting {
  /** Has the wait begin anew. */
  readonly stir: () => void;
  /** Ends the wait, if there is one. */
  readonly end: () => void;
}

/**
 * Calls a function each time that nothing has stirred for so long. What stirs often, as keys do, sets
 * no timer each time: the one that is set looks when it is due what has stirred since, and waits on.
 *
 * @param duration in milliseconds
 */
export function whenStill(duration: number, act: () => void): Waiting {
  let stirredAt = 0;
  let timer: number | undefined;
  const look = () => {
    const left = stirredAt + duration - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (timer === undefined) act();
  };
  return {
    stir() {
      stirredAt = performance.now();
      timer ??= setTimeout(look, duration);
    },
    end() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

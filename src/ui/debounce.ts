interface Debounced {
  /** Restarts the wait. */
  readonly poke: () => void;
  /** Cancels the wait, if there is one. */
  readonly cancel: () => void;
}

/**
 * Calls a function after `duration` without a `poke()`. A poke only notes the time, because a timer for
 * each key would cost more: when the one timer ends, it waits for what is left.
 *
 * @param duration in milliseconds
 */
export function debounce(duration: number, act: () => void): Debounced {
  let pokedAt = 0;
  let timer: number | undefined;
  const check = () => {
    const left = pokedAt + duration - performance.now();
    timer = left > 0 ? setTimeout(check, left) : undefined;
    if (timer === undefined) act();
  };
  return {
    poke() {
      pokedAt = performance.now();
      timer ??= setTimeout(check, duration);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** A value that changes over time. */
export interface ReadonlyStore<State> {
  readonly getState: () => State;
  readonly subscribe: Subscribe<State>;
}

interface Subscribe<State> {
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  (listener: () => void): () => void;
  /**
   * Calls `listener` after each change of what `selector` returns, with the new value and the one before it.
   * Returns a function that unsubscribes.
   */
  <Value>(
    selector: (state: State) => Value,
    listener: (value: Value, previous: Value) => void,
  ): () => void;
}

/** A value that outlives the components that show it. */
export interface Store<State> extends ReadonlyStore<State> {
  /** Replaces the value and calls all listeners, in the order in which they subscribed. */
  readonly setState: (state: State) => void;
}

/** The part of zustand's vanilla store that this site needs (decision 19). */
export function createStore<State>(initialState: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initialState;

  const subscribe: Subscribe<State> = <Value>(
    first: (state: State) => Value,
    onValue?: (value: Value, previous: Value) => void,
  ) => {
    const listener = onValue ? whenSelected(first, onValue) : () => void first(state);
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function whenSelected<Value>(
    selector: (state: State) => Value,
    onValue: (value: Value, previous: Value) => void,
  ): () => void {
    let value = selector(state);
    return () => {
      const previous = value;
      value = selector(state);
      if (value !== previous) onValue(value, previous);
    };
  }

  return {
    getState: () => state,
    setState(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe,
  };
}

/**
 * Calls `start` with each new value of `selector` that is not `null` or `false`, and its cleanup function
 * when the value changes. Returns a function that unsubscribes and cleans up.
 */
export function subscribeWhile<State, Value>(
  { getState, subscribe }: ReadonlyStore<State>,
  selector: (state: State) => Value | null | false,
  start: (value: Value) => () => void,
): () => void {
  let cleanup: (() => void) | null = null;

  const update = (value: Value | null | false) => {
    cleanup?.();
    cleanup = value === null || value === false ? null : start(value);
  };

  const unsubscribe = subscribe(selector, update);
  update(selector(getState()));
  return () => {
    unsubscribe();
    cleanup?.();
  };
}

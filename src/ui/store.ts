/** A value that changes over time. */
export interface ReadonlyStore<State> {
  readonly getState: () => State;
  /**
   * Calls `listener` after each change.
   *
   * @returns a function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that outlives the components that show it. */
export interface Store<State> extends ReadonlyStore<State> {
  /** Replaces the value and calls all listeners. */
  readonly setState: (state: State) => void;
}

export function createStore<State>(initialState: State): Store<State> {
  const { subscribe, notify } = createListeners();
  let state = initialState;
  return {
    getState: () => state,
    setState(next) {
      state = next;
      notify();
    },
    subscribe,
  };
}

/** A set of listeners, called in the order in which they subscribed. */
export function createListeners(): Pick<ReadonlyStore<unknown>, "subscribe"> & {
  readonly notify: () => void;
} {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

import type { ReadonlyStore } from "./store.ts";

/**
 * Calls `start` when `selector` returns a value, and the cleanup function that `start` returned when
 * `selector` returns `null`.
 *
 * @returns a function that unsubscribes and cleans up.
 */
export function subscribeWhile<State, Value>(
  { getState, subscribe }: ReadonlyStore<State>,
  selector: (state: State) => Value | null,
  start: (value: Value) => () => void,
): () => void {
  let cleanup: (() => void) | null = null;

  const update = () => {
    const value = selector(getState());
    if (value !== null) {
      cleanup ??= start(value);
      return;
    }
    cleanup?.();
    cleanup = null;
  };

  update();
  const unsubscribe = subscribe(update);
  return () => {
    unsubscribe();
    cleanup?.();
  };
}

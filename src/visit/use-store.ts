import { useSyncExternalStore } from "react";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { TestState, TestStore } from "../typing-test/store.ts";
import type { ReadonlyStore } from "../ui/store.ts";

/**
 * Returns a part of a test's state and re-renders when it changes.
 *
 * @param selector returns the same value, by identity, as long as it has not changed
 */
export function useTest<Value>(
  { getState, subscribe }: TestStore,
  selector: (state: TestState) => Value,
): Value {
  const value = () => selector(getState());
  return useSyncExternalStore(subscribe, value, value);
}

/** Returns the state of a store and re-renders when it changes. */
export function useStore<State>(source: ReadonlyStore<State>): State {
  return useSyncExternalStore(source.subscribe, source.getState, source.getState);
}

/**
 * The trial once it is finished. While React hydrates the page it is `null`, as it was prerendered: a test
 * may end before React has loaded.
 */
export function useFinishedTrial({ getState, subscribe }: TestStore): FinishedTrial | null {
  const finished = () => {
    const { trial } = getState();
    return trial.phase === "finished" ? trial : null;
  };
  return useSyncExternalStore(subscribe, finished, () => null);
}

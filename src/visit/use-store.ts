import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { ReadonlyStore } from "../ui/store.ts";
import type { TestState, TestStore } from "./test-store.ts";

/**
 * Something of a test, rendered anew only where it changes. Of what each key or tick may change,
 * components are not told.
 *
 * @param select gives the same value, by identity, for as long as it has not changed
 */
export function useTest<Value>({ turns }: TestStore, select: (state: TestState) => Value): Value {
  const value = () => select(turns.getState());
  return useSyncExternalStore(turns.subscribe, value, value);
}

/** All of what is followed. */
export function useStore<State>(source: ReadonlyStore<State>): State {
  return useSyncExternalStore(source.subscribe, source.getState, source.getState);
}

/** All of what is followed, for what can wait until more urgent changes have been shown. */
export function useDeferredStore<State>(source: ReadonlyStore<State>): State {
  const [state, setState] = useState(source.getState);
  useEffect(() => {
    const look = () => startTransition(() => setState(source.getState));
    look();
    return source.subscribe(look);
  }, [source]);
  return state;
}

/**
 * The trial once it is finished. While React takes the page over it is not, for the page was sent so: a
 * test may end before React is there.
 */
export function useFinishedTrial(test: TestStore): FinishedTrial | null {
  const finished = () => {
    const { trial } = test.getState();
    return trial.phase === "finished" ? trial : null;
  };
  return useSyncExternalStore(test.turns.subscribe, finished, () => null);
}

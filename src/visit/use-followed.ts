import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Followed } from "./kept.ts";
import type { TestState, TestStore } from "./test-store.ts";

/**
 * Something of a test, rendered anew only where it changes. Of what each key or tick may change,
 * components are not told.
 *
 * @param select gives the same value, by identity, for as long as it has not changed
 */
export function useTest<Value>({ turns }: TestStore, select: (state: TestState) => Value): Value {
  const value = () => select(turns.state());
  return useSyncExternalStore(turns.follow, value, value);
}

/** All of what is followed. */
export function useKept<State>(source: Followed<State>): State {
  return useSyncExternalStore(source.follow, source.state, source.state);
}

/** All of what is followed, for what can wait until more urgent changes have been shown. */
export function useKeptSoon<State>(source: Followed<State>): State {
  const [state, setState] = useState(source.state);
  useEffect(() => {
    const look = () => startTransition(() => setState(source.state));
    look();
    return source.follow(look);
  }, [source]);
  return state;
}

/**
 * The trial once it is finished. While React takes the page over it is not, for the page was sent so: a
 * test may end before React is there.
 */
export function useFinished(test: TestStore): FinishedTrial | null {
  const finished = () => {
    const { trial } = test.state();
    return trial.phase === "finished" ? trial : null;
  };
  return useSyncExternalStore(test.turns.follow, finished, () => null);
}

import { useSyncExternalStore } from "react";
import type { Followed } from "./kept.ts";

/**
 * Something of what is followed, rendered anew only where it changes.
 *
 * @param select gives the same value, by identity, for as long as it has not changed
 */
export function useFollowed<State, Value>(
  source: Followed<State>,
  select: (state: State) => Value,
): Value {
  const value = () => select(source.state());
  return useSyncExternalStore(source.follow, value, value);
}

/** All of what is followed. */
export function useKept<State>(source: Followed<State>): State {
  return useSyncExternalStore(source.follow, source.state, source.state);
}

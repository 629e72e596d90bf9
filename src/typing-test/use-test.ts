import { useSyncExternalStore } from "react";
import type { TestState, TestStore } from "./test-store.ts";

/**
 * Something of a test, rendered anew only where it changes.
 *
 * @param select gives the same value, by identity, for as long as it has not changed
 */
export function useTest<Value>(test: TestStore, select: (state: TestState) => Value): Value {
  const value = () => select(test.state());
  return useSyncExternalStore(test.follow, value, value);
}

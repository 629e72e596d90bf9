import type { TestStore } from "../store.ts";

/** Calls `onInput` at the first input of each test. Returns a function that unsubscribes. */
export function subscribeToFirstInput(test: TestStore, onInput: () => void): () => void {
  return test.subscribe(
    ({ trial }) => trial.inputStream.length > 0,
    (isInput) => {
      if (isInput) onInput();
    },
  );
}

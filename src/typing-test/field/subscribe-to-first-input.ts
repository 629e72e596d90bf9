import type { TestStore } from "../store.ts";

/**
 * Calls `onInput` at the first input of each test, and at once if the test is running. Not if it is finished,
 * because a rule that is set after the end is no rule of that test. Returns a function that unsubscribes.
 */
export function subscribeToFirstInput(test: TestStore, onInput: () => void): () => void {
  const hasInput = () => test.getState().trial.inputStream.length > 0;
  if (hasInput() && test.getState().trial.phase !== "finished") onInput();
  return test.subscribe(hasInput, (isInput) => {
    if (isInput) onInput();
  });
}

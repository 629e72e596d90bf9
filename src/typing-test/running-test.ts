import type { TestStore } from "./store.ts";

/**
 * Restarts a running test, because no clock runs while a text loads or a dialog is open.
 *
 * @param keepsFocus whether the focus stays where it is
 */
export function abandonRunning({ getState, dispatch }: TestStore, keepsFocus = false): void {
  const { exercise, trial } = getState();
  if (trial.phase !== "running") return;
  dispatch({ kind: "begin", exercise: exercise.again(), keepsFocus });
}

/** Resolves once no test is running. */
export function whenNotRunning(test: TestStore): Promise<void> {
  return new Promise((resolve) => {
    const isNotRunning = () => test.getState().trial.phase !== "running";
    if (isNotRunning()) {
      resolve();
      return;
    }
    const unsubscribe = test.subscribe(isNotRunning, () => {
      unsubscribe();
      resolve();
    });
  });
}

import type { TestStore } from "./store.ts";

/**
 * Restarts a running test, because no clock runs while a text loads or a dialog is open.
 *
 * @param keepsFocus whether the focus stays where it is
 */
export function abandonRunning({ getState, dispatch }: TestStore, keepsFocus = false): void {
  const { exercise, trial } = getState();
  if (trial.phase !== "running") return;
  dispatch({ kind: "begin", exercise: exercise.again(), isByArrow: keepsFocus });
}

import { runWhenIdle } from "./run-when-idle.ts";

/** How long a task runs without a pause, in milliseconds; too short to be noticed. */
const turn = 25;

/** The longest wait for an idle page, in milliseconds. */
const patience = 100;

/**
 * Returns a function that a long task calls often. When the task has run for a turn, the function returns a
 * promise that resolves when the page is idle.
 */
export function pauseWhenDue(): () => Promise<void> | null {
  let end = performance.now() + turn;
  return () => {
    if (performance.now() < end) return null;
    return new Promise((resolve) => {
      runWhenIdle(() => {
        end = performance.now() + turn;
        resolve();
      }, patience);
    });
  };
}

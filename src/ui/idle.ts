// Not beside `runWhenIdle`, because that loads before the first key.
import { runWhenIdle } from "./run-when-idle.ts";

/**
 * Takes the steps of a computation whenever the page has nothing else to do, for 8 ms at a time.
 *
 * @param onDone receives its result
 * @returns a function that cancels it
 */
export function workWhenIdle<Result>(
  work: Iterator<void, Result>,
  onDone: (result: Result) => void,
): () => void {
  let stop = runWhenIdle(takeSteps, 300);

  function takeSteps() {
    const end = performance.now() + 8;
    let step = work.next();
    while (!step.done && performance.now() < end) step = work.next();
    if (step.done) onDone(step.value);
    else stop = runWhenIdle(takeSteps, 300);
  }

  return () => stop();
}

/**
 * Returns a function that a long task calls often. When the task has run for 25 ms, which is too short to
 * be noticed, the function returns a promise that resolves when the page is idle.
 */
export function pauseWhenDue(): () => Promise<void> | null {
  let end = performance.now() + 25;
  return () => {
    if (performance.now() < end) return null;
    return new Promise((resolve) => {
      runWhenIdle(() => {
        end = performance.now() + 25;
        resolve();
      }, 100);
    });
  };
}

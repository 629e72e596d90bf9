import { runWhenIdle } from "./run-when-idle.ts";

/** In milliseconds: so long a work goes on without a pause. Shorter than what a visitor notices. */
const turn = 25;

/** In milliseconds: the longest to wait for an idle page. */
const patience = 100;

/** Makes pauses for a long work: whenever it has gone on for a turn, until the page is idle. */
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

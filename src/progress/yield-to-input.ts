import type { Pause } from "../test-files/saved-tests.ts";
import { runWhenIdle } from "../ui/run-when-idle.ts";

/** So long, in milliseconds, a work goes on without a pause; short of what a visitor would notice. */
const turn = 40;

/** The longest that the page may be busy before the work goes on all the same. */
const patience = 100;

/** For a long work: a pause whenever it has gone on for a while, until the page has nothing else to do. */
export function takeTurns(): Pause {
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

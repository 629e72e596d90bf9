import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { TestStore } from "../../visit/test-store.ts";
import { whileRunning } from "./while-running.ts";

/** The specification's. */
const tick: Milliseconds = 100;

/**
 * Tells a test the time while it is running. Its figures, a race's track and its mark go by that.
 *
 * @returns what ends it
 */
export function startClock(test: TestStore): () => void {
  return whileRunning(test, () => {
    const timer = setInterval(() => test.dispatch({ kind: "tick", now: performance.now() }), tick);
    return () => clearInterval(timer);
  });
}

import type { Milliseconds } from "../../engine/trial/edit.ts";
import type { TestStore } from "../../visit/test-store.ts";
import { whileRunning } from "./while-running.ts";

const tick: Milliseconds = 100;

/**
 * Tells a test the time every 100 ms while it is running.
 *
 * @returns what ends it.
 */
export function tellTime(test: TestStore): () => void {
  return whileRunning(test, () => {
    const timer = setInterval(() => test.tell({ kind: "tick", now: performance.now() }), tick);
    return () => clearInterval(timer);
  });
}

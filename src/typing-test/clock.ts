import type { Milliseconds } from "../engine/trial/edit.ts";
import { subscribeWhile } from "../ui/subscribe-while.ts";
import { runningTrial, type TestStore } from "./store.ts";

/** From the specification. */
export const tick: Milliseconds = 100;

/** Dispatches ticks while a test is running, by which everything but the passage is painted. */
export function startClock(test: TestStore): void {
  subscribeWhile(test.stages, runningTrial, () => {
    const timer = setInterval(() => test.dispatch({ kind: "tick", now: performance.now() }), tick);
    return () => clearInterval(timer);
  });
}

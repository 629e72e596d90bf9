import type { RunningTrial } from "../../engine/trial/trial.ts";
import type { TestStore } from "../../visit/test-store.ts";
import { subscribeWhile } from "../../ui/subscribe-while.ts";

/**
 * Has something going for as long as a trial is running, without rendering: the key that starts the
 * clock takes no longer than the others.
 *
 * @param start what it takes to start it; gives what ends it
 * @returns what ends it for good
 */
export function whileRunning(
  test: TestStore,
  start: (trial: RunningTrial) => () => void,
): () => void {
  return subscribeWhile(
    test.turns,
    ({ trial }) => (trial.phase === "running" ? trial : null),
    start,
  );
}

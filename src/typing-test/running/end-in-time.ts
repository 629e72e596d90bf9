import type { Milliseconds } from "../../engine/trial/edit.ts";
import { endAtLimit } from "../../engine/trial/timed-trial.ts";
import type { TestStore } from "../../visit/test-store.ts";

/**
 * Ends a timed trial when its time has come, be the field in use or not.
 *
 * @returns what leaves it to run on.
 */
export function endInTime(test: TestStore, endsAt: Milliseconds): () => void {
  // A timer may be called a little early.
  const check = () => {
    const now = performance.now();
    if (now >= endsAt) test.tell({ kind: "change", change: (trial) => endAtLimit(trial, now) });
    else timer = setTimeout(check, endsAt - now);
  };
  let timer = setTimeout(check, endsAt - performance.now());
  return () => clearTimeout(timer);
}

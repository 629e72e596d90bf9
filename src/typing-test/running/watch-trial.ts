import { endInTime } from "./end-in-time.ts";
import { noteInterruptions } from "./note-interruptions.ts";
import type { TestStore } from "../test-store.ts";
import { whileRunning } from "./while-running.ts";

/**
 * Sees to what happens to trials besides typing while they are running.
 *
 * @returns what ends it.
 */
export function watchTrial(test: TestStore): () => void {
  return whileRunning(test, ({ startedAt, limit }) => {
    const stopNoting = noteInterruptions(test);
    const stopTimer = limit === null ? null : endInTime(test, startedAt + limit);
    return () => {
      stopNoting();
      stopTimer?.();
    };
  });
}

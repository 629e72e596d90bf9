import type { RunningTrial } from "../../engine/trial/trial.ts";
import type { TestStore } from "../../visit/test-store.ts";

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
  let end: (() => void) | null = null;

  const look = () => {
    const { trial } = test.state();
    if (trial.phase === "running") {
      end ??= start(trial);
      return;
    }
    end?.();
    end = null;
  };

  look();
  const stop = test.follow(look);
  return () => {
    stop();
    end?.();
  };
}

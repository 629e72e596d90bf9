import type { TestStore } from "../../visit/test-store.ts";

/** Resolves once no test is running. */
export function onceAtRest(test: TestStore): Promise<void> {
  return new Promise((resolve) => {
    const isAtRest = () => test.state().trial.phase !== "running";
    if (isAtRest()) {
      resolve();
      return;
    }
    const stop = test.follow(() => {
      if (!isAtRest()) return;
      stop();
      resolve();
    });
  });
}

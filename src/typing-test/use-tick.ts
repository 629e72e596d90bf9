import { useEffect } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { TestStore } from "./test-store.ts";
import { useTest } from "./use-test.ts";

const tick: Milliseconds = 100;

/** Tells a test the time every 100 ms while it is running. */
export function useTick(test: TestStore): void {
  const isRunning = useTest(test, ({ trial }) => trial.phase === "running");
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => test.tell({ now: performance.now() }), tick);
    return () => clearInterval(timer);
  }, [test, isRunning]);
}

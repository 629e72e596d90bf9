import type { Milliseconds } from "../engine/trial/edit.ts";
import { endAtLimit } from "../engine/trial/trial.ts";
import { interrupt, type Interruption } from "../engine/trial/interruptions.ts";
import { subscribeWhile } from "../ui/store.ts";
import { runningSince, type TestStore } from "./store.ts";
import type { AttachedTest } from "./api.ts";
import { tickInterval } from "./typing-test.ts";

/** If a tick comes this late, the whole page was blocked. */
const minStall: Milliseconds = 500;

/**
 * Ends a timed test at its limit, and records when the page was hidden or frozen, or another page of the
 * site was shown instead.
 */
export function watchTime({ test, field }: AttachedTest): () => void {
  recordReturn(test);
  const stop = subscribeWhile(test, runningSince, () => watchRunning(test, field));
  return () => {
    stop();
    record(test, { kind: "hidden", from: performance.now(), to: Infinity });
  };
}

function record(test: TestStore, interruption: Interruption): void {
  test.dispatch({ kind: "change", change: (trial) => interrupt(trial, interruption) });
}

function recordReturn(test: TestStore): void {
  const last = test.getState().trial.interruptions.at(-1);
  if (last?.to === Infinity) record(test, { ...last, to: performance.now() });
}

function watchRunning(test: TestStore, field: HTMLElement): () => void {
  let lastTick = performance.now();
  let hiddenFrom: Milliseconds | null = null;

  const recordStall = () => {
    const now = performance.now();
    // Browsers slow hidden pages down on purpose; those times are recorded as hidden.
    if (hiddenFrom === null && now - lastTick > tickInterval + minStall) {
      record(test, { kind: "stalled", from: lastTick, to: now });
    }
    lastTick = now;
  };
  const onVisibility = () => {
    const now = performance.now();
    // Recorded when it begins as well as when it ends, because a timed test may end meanwhile.
    if (document.hidden) record(test, { kind: "hidden", from: now, to: Infinity });
    else if (hiddenFrom !== null) record(test, { kind: "hidden", from: hiddenFrom, to: now });
    hiddenFrom = document.hidden ? now : null;
    lastTick = now;
  };

  // At a tick, because on a page left for a while Firefox delays timers by that time, but not the clock.
  const unsubscribe = test.subscribe(
    ({ now }) => now,
    (now) => {
      recordStall();
      const { trial } = test.getState();
      const ended = endAtLimit(trial, now);
      if (ended !== trial) test.dispatch({ kind: "change", change: () => ended });
    },
  );
  // A key that waited while the page was blocked may end the test before the next tick.
  field.addEventListener("beforeinput", recordStall);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    unsubscribe();
    field.removeEventListener("beforeinput", recordStall);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}

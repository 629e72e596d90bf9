import type { Milliseconds } from "../../engine/trial/edit.ts";
import { interrupt, type Interruption } from "../../engine/trial/interruptions.ts";
import type { TestStore } from "../../visit/test-store.ts";

const tick: Milliseconds = 100;

/** A tick that comes this much late was kept back with everything else on the page. */
const leastStall: Milliseconds = 500;

/**
 * Tells a trial of times in which the page was hidden or stood still.
 *
 * @returns what ends it.
 */
export function noteInterruptions(test: TestStore): () => void {
  const note = (interruption: Interruption) =>
    test.dispatch({ kind: "change", change: (trial) => interrupt(trial, interruption) });
  let lastTick = performance.now();
  let hiddenFrom: Milliseconds | null = null;

  const tellOfHiding = () => {
    const now = performance.now();
    // Told at once as well as when it ends, for a timed test may end meanwhile.
    if (document.hidden) note({ kind: "hidden", from: now, to: Infinity });
    else if (hiddenFrom !== null) note({ kind: "hidden", from: hiddenFrom, to: now });
    hiddenFrom = document.hidden ? now : null;
    lastTick = now;
  };
  const tellOfStall = () => {
    const now = performance.now();
    // Hidden pages are slowed on purpose, and that is told already.
    if (hiddenFrom === null && now - lastTick > tick + leastStall) {
      note({ kind: "stalled", from: lastTick, to: now });
    }
    lastTick = now;
  };

  document.addEventListener("visibilitychange", tellOfHiding);
  const timer = setInterval(tellOfStall, tick);
  return () => {
    document.removeEventListener("visibilitychange", tellOfHiding);
    clearInterval(timer);
  };
}

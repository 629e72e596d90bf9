import { liveStats } from "../../engine/metrics/live-stats.ts";
import { elapsed } from "../../engine/trial/trial.ts";
import type { StatElements } from "../api.ts";
import { subscribeToTicks, type TestState, type TestStore } from "../store.ts";

/**
 * Paints the live stats without React (decision 4). While the test runs they change with the ticks and
 * not with each key, which then paints nothing but the passage. Returns a cleanup function.
 */
export function paintLiveStats(elements: StatElements, test: TestStore): () => void {
  return subscribeToTicks(test, (state) => {
    const { wordsPerMinute, accuracy, errors } = liveStats(state.trial, state.now);
    write(elements.speed, wordsPerMinute);
    write(elements.accuracy, accuracy);
    write(elements.time, shownSeconds(state));
    write(elements.errors, errors);
  });
}

/** Whole seconds: those left of a timed test, those elapsed of another. */
function shownSeconds({ trial, now }: TestState): number {
  return trial.limit === null || trial.limit === Infinity
    ? Math.floor(elapsed(trial, now) / 1000)
    : Math.max(0, Math.ceil((trial.limit - elapsed(trial, now)) / 1000));
}

function write(element: HTMLElement, value: number): void {
  const text = `${value}`;
  const node = element.firstChild;
  if (!node) element.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}

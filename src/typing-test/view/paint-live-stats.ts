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
    const stats = liveStats(state.trial, state.now);
    write(elements.speed, stats.wordsPerMinute);
    write(elements.accuracy, stats.accuracy);
    write(elements.time, secondsLeft(state) ?? stats.seconds);
    write(elements.errors, stats.errors);
  });
}

/** The whole seconds left of a timed test; `null` for any other. */
function secondsLeft({ trial, now }: TestState): number | null {
  const { limit } = trial;
  if (limit === null || limit === Infinity) return null;
  return Math.max(0, Math.ceil((limit - elapsed(trial, now)) / 1000));
}

function write(element: HTMLElement, value: number): void {
  const text = `${value}`;
  const node = element.firstChild;
  if (!node) element.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}

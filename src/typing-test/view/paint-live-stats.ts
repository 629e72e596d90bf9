import { liveStats } from "../../engine/metrics/live-stats.ts";
import { elapsed } from "../../engine/trial/trial.ts";
import type { TestState, TestStore } from "../../visit/test-store.ts";

/**
 * Keeps the four figures as their test is, without React, which takes longer to find out what changes
 * than the change takes (decision 4). While the test runs they go by the time that it is told,
 * and not by each key, which then has nothing to paint but the passage.
 *
 * @param list holds the four numbers, each as the first element of its description
 * @returns what ends it
 */
export function paintLiveStats(list: HTMLElement, test: TestStore): () => void {
  const numbers = list.querySelectorAll("dd > :first-child");
  let painted: TestState | null = null;

  const paint = () => {
    const state = test.getState();
    const isTold = painted?.now === state.now && painted.trial.phase === state.trial.phase;
    if (isTold && state.trial.phase === "running") return;
    painted = state;
    for (const [index, figure] of shownStats(state).entries()) write(numbers[index], `${figure}`);
  };

  paint();
  return test.subscribe(paint);
}

/** The number of each figure of a state, in the order in which they stand. */
export function shownStats(state: TestState): readonly [number, number, number, number] {
  const { wordsPerMinute, accuracy, errors } = liveStats(state.trial, state.now);
  return [wordsPerMinute, accuracy, shownSeconds(state), errors];
}

/** Whole seconds: those left of a timed test, those gone of another. */
function shownSeconds({ trial, now }: TestState): number {
  return trial.limit === null || trial.limit === Infinity
    ? Math.floor(elapsed(trial, now) / 1000)
    : Math.max(0, Math.ceil((trial.limit - elapsed(trial, now)) / 1000));
}

function write(element: Element | undefined, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}

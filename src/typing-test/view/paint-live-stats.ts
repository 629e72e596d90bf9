import { liveStats } from "../../engine/metrics/live-stats.ts";
import { elapsed } from "../../engine/trial/trial.ts";
import type { StatElements } from "../api.ts";
import type { TestState, TestStore } from "../store.ts";

/**
 * Paints the live stats without React (decision 4). While the test runs they change with the ticks and
 * not with each key, which then paints nothing but the passage. Returns a cleanup function.
 */
export function paintLiveStats(elements: StatElements, test: TestStore): () => void {
  let painted: TestState | null = null;

  const paint = () => {
    const state = test.getState();
    const isPainted = painted?.now === state.now && painted.trial.phase === state.trial.phase;
    if (isPainted && state.trial.phase === "running") return;
    painted = state;
    const stats = shownStats(state);
    write(elements.speed, stats.speed);
    write(elements.accuracy, stats.accuracy);
    write(elements.time, stats.time);
    write(elements.errors, stats.errors);
  };

  paint();
  return test.subscribe(paint);
}

/** The live stats of a state, as whole numbers. */
function shownStats(state: TestState): Readonly<Record<keyof StatElements, number>> {
  const { wordsPerMinute: speed, accuracy, errors } = liveStats(state.trial, state.now);
  return { speed, accuracy, time: shownSeconds(state), errors };
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

import type { Rival } from "../exercises/rival.ts";
import type { TestStore } from "../typing-test/store.ts";
import { gapText, racePlaces } from "./race-places.ts";

/** The elements of a race's track. */
interface Track {
  readonly mine: HTMLElement;
  readonly rival: HTMLElement;
  /** Has one text node. */
  readonly gap: HTMLElement;
}

/**
 * Paints a race's track without React: at each tick and at a new test, never at a key.
 *
 * @returns a function that unsubscribes
 */
export function paintTrack(
  { mine, rival, gap }: Track,
  test: TestStore,
  against: Rival,
): () => void {
  return followTicks(test, () => {
    const places = racePlaces(test.getState(), against);
    mine.style.setProperty("--at", `${Math.min(1, places.mine / places.goal)}`);
    rival.style.setProperty("--at", `${Math.min(1, places.rival / places.goal)}`);
    const words = gapText(places);
    if (gap.firstChild && gap.firstChild.nodeValue !== words) gap.firstChild.nodeValue = words;
  });
}

/** Calls `onTick` now, at each tick, and when a test begins or ends; returns a function that unsubscribes. */
export function followTicks(test: TestStore, onTick: () => void): () => void {
  let { now, trial } = test.getState();
  onTick();
  return test.subscribe(() => {
    const state = test.getState();
    if (state.now === now && state.trial.phase === trial.phase) return;
    ({ now, trial } = state);
    onTick();
  });
}

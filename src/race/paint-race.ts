import type { Rival } from "../exercises/rival.ts";
import type { TestStore } from "../visit/test-store.ts";
import { gapText, racePlaces } from "./race-places.ts";

/** What shows how a race stands. */
interface Track {
  readonly mine: HTMLElement;
  readonly rival: HTMLElement;
  /** Holds its words as its only text. */
  readonly gap: HTMLElement;
}

/**
 * Keeps a race's track as the race stands, without React: at the tick and at a new test, never at a key.
 *
 * @returns what ends it
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

/** Calls a function now, whenever the time is told and when a test begins or ends. */
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

import type { Rival } from "../exercises/rival.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { elapsed } from "../engine/trial/trial.ts";
import type { TestState, TestStore } from "../typing-test/store.ts";

/** How far both runs of a race are, in graphemes. */
export interface RacePlaces {
  readonly mine: number;
  readonly rival: number;
  /** Where the race ends; in a text that does not run out, where the runner in front would get to. */
  readonly goal: number;
}

/** The places at the latest tick. */
export function racePlaces({ trial, now }: TestState, { pacer }: Rival): RacePlaces {
  const { presented, transcribed, limit } = trial;
  const mine = Math.min(transcribed.graphemes.length, presented.length);
  const time = elapsed(trial, now);
  const rival = Math.min(pacer(time), presented.length);
  if (limit === null) return { mine, rival, goal: presented.length };
  // Endless practice has no end to share out: the runner in front is half-way after a minute.
  const share = limit === Infinity ? time / (time + endlessHalf) : Math.min(1, time / limit);
  return { mine, rival, goal: Math.max(mine, rival, 1) / Math.max(share, 0.05) };
}

const endlessHalf: Milliseconds = 60_000;

/** How far apart the two are, as the page says it beside the track. */
export function gapText({ mine, rival }: RacePlaces): string {
  const gap = mine - Math.floor(rival);
  if (gap === 0) return "Even";
  return gap > 0 ? `${gap} ahead` : `${-gap} behind`;
}

/** Calls `onTick` now, at each tick, and when a test begins or ends; returns a function that unsubscribes. */
export function subscribeToTicks(test: TestStore, onTick: () => void): () => void {
  let { now, trial } = test.getState();
  onTick();
  return test.subscribe(() => {
    const state = test.getState();
    if (state.now === now && state.trial.phase === trial.phase) return;
    ({ now, trial } = state);
    onTick();
  });
}

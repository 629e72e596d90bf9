import type { Rival } from "../exercises/rival.ts";
import { elapsed } from "../engine/trial/trial.ts";
import type { TestState } from "../visit/test-store.ts";

/** Where both runs of a race stand, in graphemes. */
export interface RacePlaces {
  readonly mine: number;
  readonly rival: number;
  /** Where the race ends; in a timed text, which does not run out, where the one ahead stands. */
  readonly goal: number;
}

/** At the time that the test was told last. */
export function racePlaces({ trial, now }: TestState, { pacer }: Rival): RacePlaces {
  const { presented, transcribed, limit } = trial;
  const mine = Math.min(transcribed.graphemes.length, presented.length);
  const time = elapsed(trial, now);
  const rival = Math.min(pacer(time), presented.length);
  if (limit === null) return { mine, rival, goal: presented.length };
  // What both would reach at the speed of the one ahead.
  const share = Math.max(time / limit, 0.05);
  return { mine, rival, goal: Math.max(mine, rival, 1) / Math.min(1, share) };
}

/** How far one is before the other, as the page says it beside the track. */
export function gapText({ mine, rival }: RacePlaces): string {
  const gap = mine - Math.floor(rival);
  if (gap === 0) return "Level";
  return gap > 0 ? `${gap} ahead` : `${-gap} behind`;
}

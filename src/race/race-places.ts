import type { Milliseconds } from "../engine/trial/edit.ts";
import { elapsed } from "../engine/trial/trial.ts";
import type { Rival } from "../exercises/rival.ts";
import { numberText } from "../format/format-figures.ts";
import type { TestState } from "../typing-test/store.ts";
import { goalOf } from "./gap.ts";

/**
 * How far both runs of a race are at the latest tick, and where it ends, in graphemes; in an endless text,
 * how far the leader would get.
 */
export function racePlaces({ trial, now }: TestState, { pacer }: Rival) {
  const { presented, transcribed, limit } = trial;
  const mine = Math.min(transcribed.graphemes.length, presented.length);
  const time = elapsed(trial, now);
  // A run whose first word is one letter has that word at the start of the clock.
  const rival = trial.phase === "ready" ? 0 : Math.min(pacer(time), goalOf(trial));
  if (limit === null) return { mine, rival, goal: presented.length };
  // Endless practice has no end, so the leader is halfway after a minute.
  const share = limit === Infinity ? time / (time + endlessHalf) : Math.min(1, time / limit);
  return { mine, rival, goal: Math.max(mine, rival, 1) / Math.max(share, 0.05) };
}

const endlessHalf: Milliseconds = 60_000;

/** How far apart the two are, in the words beside the track. */
export function gapText({ mine, rival }: Readonly<Record<"mine" | "rival", number>>): string {
  const gap = mine - Math.floor(rival);
  if (gap === 0) return "Even";
  return `${numberText(Math.abs(gap))} ${gap > 0 ? "ahead" : "behind"}`;
}

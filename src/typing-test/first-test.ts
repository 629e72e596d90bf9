import type { TestStore } from "../visit/test-store.ts";
import { listenToField } from "./field/listen-to-field.ts";
import { paintLiveStats } from "./view/paint-live-stats.ts";
import { paintPassage } from "./view/paint-passage.ts";
import { startClock } from "./running/clock.ts";

let stops: readonly (() => void)[] = [];

/** Brings a prerendered test to life before React is here: what is typed is coloured and counted. */
export function attendPrerendered(test: TestStore): void {
  const field = document.querySelector("textarea");
  const passage = document.querySelector<HTMLElement>("#passage-text + p");
  const figures = document.querySelector("dl");
  if (!field || !passage || !figures) return;
  listenToField(field, test);
  stops = [paintPassage(passage, test, null), paintLiveStats(figures, test), startClock(test)];
}

/** Leaves the painting to the components, once they have begun. */
export function handOver(): void {
  for (const stop of stops) stop();
  stops = [];
}

import type { TestStore } from "../visit/test-store.ts";
import { hearField } from "./field/hear-field.ts";
import { paintFigures } from "./figures/paint-figures.ts";
import { paintPassage } from "./passage/paint-passage.ts";
import { tellTime } from "./running/tell-time.ts";

let stops: readonly (() => void)[] = [];

/** Brings a prerendered test to life before React is here: what is typed is coloured and counted. */
export function attendPrerendered(test: TestStore): void {
  const field = document.querySelector("textarea");
  const passage = document.querySelector<HTMLElement>("#passage-text + p");
  const figures = document.querySelector("dl");
  if (!field || !passage || !figures) return;
  hearField(field, test);
  stops = [paintPassage(passage, test, null), paintFigures(figures, test), tellTime(test)];
}

/** Leaves the painting to the components, once they have begun. */
export function handOver(): void {
  for (const stop of stops) stop();
  stops = [];
}

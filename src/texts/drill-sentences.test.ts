import { expect, test } from "vitest";
import { drillReason } from "./drill-sentences.ts";
import type { WeakSpot } from "./weak-spots.ts";

const slow = (text: string): WeakSpot => ({ text, isSlow: true, isMissed: false, weight: 1 });
const missed = (text: string): WeakSpot => ({ text, isSlow: false, isMissed: true, weight: 1 });

test.each([
  ["because you were slow on th", [slow("th")]],
  ["because you were slow on th and ou, and missed r", [slow("th"), missed("r"), slow("ou")]],
  ["because you missed r, v and qu", [missed("r"), missed("v"), missed("qu")]],
  ["because you were slow on z, and missed z", [{ ...slow("z"), isMissed: true }]],
])("%s", (reason, spots) => {
  expect(drillReason(spots)).toBe(reason);
});

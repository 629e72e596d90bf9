import { deviation, sum } from "d3-array";
import { likelyRange } from "../../src/engine/metrics/likely-range.ts";
import { studentQuantile } from "../../src/engine/metrics/student-t.ts";
import type { Step } from "../../src/engine/rhythm/steps.ts";

/** A way to tell how far a speed may lie from the typist's own, on the scale of logarithms. */
export interface Method {
  readonly name: string;
  /** What `halfWidth` is multiplied by for another test. */
  readonly another: number;
  /** `null` where there is no range. */
  readonly halfWidth: (steps: readonly Step[]) => number | null;
}

/** The site's own. */
export const slowWaves: Method = {
  name: "Three slowest waves",
  another: Math.SQRT2,
  halfWidth: (steps) => likelyRange(60, steps)?.halfWidth ?? null,
};

/** Batch means of the intervals alone, taken for another test as they are. */
export const scatterOfIntervals: Method = {
  name: "Scatter of the intervals",
  another: 1,
  halfWidth: (steps) => batchesHalfWidth(steps, () => 1),
};

/** Batch means of characters over time. */
export const batchesOfCharacters: Method = {
  name: "Characters over time in batches",
  another: Math.SQRT2,
  halfWidth: (steps) => batchesHalfWidth(steps, ({ characters }) => characters),
};

/** In batches of 20 steps, of 10 below 200; the last one takes what is left over. */
function batchesHalfWidth(steps: readonly Step[], gain: (step: Step) => number): number {
  const size = steps.length >= 200 ? 20 : 10;
  const count = Math.floor(steps.length / size);
  const batches = Array.from({ length: count }, (_, batch) =>
    steps.slice(batch * size, batch === count - 1 ? steps.length : (batch + 1) * size),
  );
  const times = batches.map((batch) => sum(batch, ({ time }) => time));
  const gains = batches.map((batch) => sum(batch, gain));
  const pace = sum(times) / sum(gains);
  // Their mean is 0.
  const late = times.map((time, batch) => time - pace * (gains[batch] ?? 0));
  const standardError = (deviation(late) ?? 0) / Math.sqrt(count);
  return (studentQuantile(count - 1) * standardError) / (sum(times) / count);
}

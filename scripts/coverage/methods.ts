import { deviation, sum } from "d3-array";
import { halfWidthOf, type Step } from "../../src/engine/metrics/likely-range.ts";
import { studentQuantile } from "../../src/engine/metrics/several-tests.ts";

/** A way to estimate how far a speed may lie from the typist's own, on the scale of logarithms. */
export interface Method {
  readonly name: string;
  /** `null` if there is no range. */
  readonly halfWidth: (steps: readonly Step[]) => number | null;
}

/** The site's own. */
export const sixteenWaves: Method = { name: "16 slowest waves", halfWidth: halfWidthOf };

/** Three waves: Student's t with 3 degrees of freedom, times 1.23 for slow drift. */
export const threeWaves: Method = {
  name: "3 slowest waves",
  halfWidth(steps) {
    const time = sum(steps, (step) => step.time);
    const timePerCharacter = time / sum(steps, (step) => step.characters);
    const power = sum([1, 2, 3], (wave) => {
      const angle = (Math.PI * wave) / steps.length;
      return (
        sum(steps, (step, index) => {
          const late = step.time - timePerCharacter * step.characters;
          return late * Math.cos(angle * (index + 0.5));
        }) ** 2
      );
    });
    const halfWidth = (1.23 * studentQuantile(3) * Math.sqrt((2 * power) / 3)) / time;
    return halfWidth * Math.SQRT2 <= Math.log(3) ? halfWidth : null;
  },
};

/** Batch means of 20 steps, or of 10 for fewer than 200 steps; the last batch takes the remainder. */
export const batchMeans: Method = {
  name: "Batch means",
  halfWidth(steps) {
    const size = steps.length >= 200 ? 20 : 10;
    const count = Math.floor(steps.length / size);
    const batches = Array.from({ length: count }, (_, batch) =>
      steps.slice(batch * size, batch === count - 1 ? steps.length : (batch + 1) * size),
    );
    const times = batches.map((batch) => sum(batch, ({ time }) => time));
    const gains = batches.map((batch) => sum(batch, ({ characters }) => characters));
    const timePerCharacter = sum(times) / sum(gains);
    // Their mean is 0.
    const late = times.map((time, batch) => time - timePerCharacter * (gains[batch] ?? 0));
    const standardError = (deviation(late) ?? 0) / Math.sqrt(count);
    return (studentQuantile(count - 1) * standardError) / (sum(times) / count);
  },
};

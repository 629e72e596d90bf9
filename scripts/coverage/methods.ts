import { sum } from "d3-array";
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

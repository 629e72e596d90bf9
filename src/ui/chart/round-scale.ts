import { nice, ticks } from "d3-array";

/** A linear scale from values to places in a picture. */
export interface RoundScale {
  readonly at: (value: number) => number;
  /** Round values at which to rule the picture, both ends among them. */
  readonly ticks: readonly number[];
}

/**
 * A scale over a domain widened to round values.
 *
 * @param count about how many steps there are to be
 */
export function roundScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  count: number,
): RoundScale {
  const [least, most] = nice(from, to, count);
  return {
    at: (value) => start + ((value - least) / (most - least)) * (end - start),
    ticks: ticks(least, most, count),
  };
}

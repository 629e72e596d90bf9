import type { Analysis } from "../../engine/analyse.ts";
import type { AlignmentMetrics } from "../../engine/research/throughput.ts";
import type { HandPair } from "../../engine/keys/hand-pairs.ts";

/** A figure with its value in one test, how it comes about, and whose definition it is. */
export interface Explanation {
  readonly name: string;
  readonly value: string;
  readonly formula: string;
  /** The figure of the `example`, or of a text that it names, worked out. */
  readonly example?: string;
  readonly source: string;
}

/** What the figures are taken from: those of keys side by side depend on the layout. */
interface Told extends Analysis, AlignmentMetrics {
  readonly handPairs: readonly HandPair[];
}

/** Explanations by the names of their figures, in the order in which they are told. */
export type Explanations<Figure extends string = string> = Readonly<
  Record<Figure, (told: Told) => Explanation>
>;

/** Whose definition a figure is where it is nobody else's. */
export const site = "This site’s own definition";

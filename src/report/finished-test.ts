import type { FinishedTrial } from "../engine/trial/trial.ts";

/** A test finished since the page was opened. */
export interface FinishedTest {
  /** What was typed, as the menu calls it. */
  readonly title: string;
  /** When it ended, in milliseconds since 1970. */
  readonly typedOn: number;
  readonly trial: FinishedTrial;
  /** How often a key was refused at a mistake; only where that was asked for. */
  readonly refusals?: number;
}

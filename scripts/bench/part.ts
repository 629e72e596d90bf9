import type { BenchBrowser } from "./browser/bench-browser.ts";
import type { Subject } from "./subject.ts";

/** A part of the benchmark: its measures, subjects and number of rounds. */
export interface Part {
  readonly name: string;
  readonly title: string;
  /** Whether it measures the floor, besides the site and the other revision. */
  readonly hasFloor?: boolean;
  /** The number of rounds; a quick benchmark does one. */
  readonly rounds: number;
  /**
   * Measures one round. If a subject cannot do something, its reading is left out.
   *
   * @param isQuick whether to type fewer keys in fewer places, to see large differences only.
   */
  readonly measure: (
    subject: Subject,
    browser: BenchBrowser,
    isQuick: boolean,
  ) => Promise<readonly Reading[]>;
}

/** One figure that a part of the benchmark measured for one subject. */
export interface Reading {
  /** The measure with its unit, the same words for every subject. */
  readonly measure: string;
  readonly value: number;
  readonly target?: Target;
}

/** The limit for the site: a value, or a multiple of the reading of the floor. */
export interface Target {
  readonly of: "value" | "times the floor";
  readonly max: number;
}

export function atMost(max: number): Target {
  return { of: "value", max };
}

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
  readonly most: number;
}

export function atMost(most: number): Target {
  return { of: "value", most };
}

/** A subject's readings, as medians of all rounds. */
interface SubjectReadings {
  readonly subject: string;
  readonly readings: readonly Reading[];
}

/** The results of a part of the benchmark. */
export interface PartResult {
  readonly title: string;
  readonly subjects: readonly SubjectReadings[];
}

/** One figure that a part of the benchmark took of one subject. */
export interface Reading {
  /** What was measured, with its unit: the same words for every subject. */
  readonly measure: string;
  readonly value: number;
  readonly target?: Target;
}

/** What the site is to keep to: a value, or a multiple of what the floor takes. */
export interface Target {
  readonly of: "value" | "times the floor";
  readonly most: number;
}

/** A subject's readings, at the medians of all rounds. */
interface SubjectReadings {
  readonly subject: string;
  readonly readings: readonly Reading[];
}

/** All that a part of the benchmark gave. */
export interface PartResult {
  readonly title: string;
  readonly subjects: readonly SubjectReadings[];
}

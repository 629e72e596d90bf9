/** The lengths of a timed test that have a key, in seconds. */
export const timedModes = ["15", "30", "60", "120"] as const;

/** The kinds of text, by the names of their keys. */
export const modes = ["passage", ...timedModes, "length", "own", "code", "weak"] as const;

export type Mode = (typeof modes)[number];

/** The visitor's choice of something else to type, until it starts. */
export interface ExerciseRequest {
  /** `null` keeps the mode. */
  readonly mode: Mode | null;
  /** The BCP 47 tag of another language. */
  readonly language?: string;
  /** Whether an arrow key chose it, so that a dialog waits for Enter. */
  readonly isByArrow?: boolean;
  /** A sentence that says why it cannot start; `null` while it loads. */
  readonly obstacle: string | null;
}

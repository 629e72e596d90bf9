/** The lengths of a timed test that have a key, in seconds. */
export const timedModes = ["15", "30", "60", "120"] as const;

/** The ways to be given a text, by the names of their keys. */
export const modes = ["passage", ...timedModes, "length", "own", "code", "weak"] as const;

export type Mode = (typeof modes)[number];

/** What a visitor asked for and does not have yet. */
export interface ExerciseRequest {
  /** `null` where the way to be given a text stays. */
  readonly mode: Mode | null;
  /** The BCP 47 tag of another language; left out where it stays. */
  readonly language?: string;
  /** Whether an arrow key led there, on which others may follow: what opens waits for Enter. */
  readonly isByArrow?: boolean;
  /** Why it is not given, as a sentence; `null` while it is on its way. */
  readonly obstacle: string | null;
}

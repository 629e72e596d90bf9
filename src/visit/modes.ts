/** The lengths of a timed test that have a key, in seconds. */
export const timedModes = ["15", "30", "60", "120"] as const;

/** The least and the most that a timed test can take. */
export const fewestSeconds = 5;
export const mostSeconds = 3_600;

/** The ways to be given a text, by the names of their keys. */
export const modes = ["passage", ...timedModes, "own", "weak"] as const;

export type Mode = (typeof modes)[number];

/** What a visitor asked for and does not have yet. */
export interface Wish {
  /** null where the way to be given a text stays. */
  readonly mode: Mode | null;
  /** The BCP 47 tag of another language; left out where it stays. */
  readonly language?: string;
  /** Why it is not given, as a sentence; null while it is on its way. */
  readonly obstacle: string | null;
}

import type { Level } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";

/** Something to type, and what follows from it. Each kind of text makes its own. */
export interface Exercise {
  /** What the visitor reads on the menu that chose it. */
  readonly title: string;
  /** Why this text, where there is something to say. */
  readonly note?: string;
  /** The level that is down among the three keys; null where no level applies. */
  readonly level: Level | null;
  readonly text: string;
  /** How long a timed test runs; null where the text ends it. */
  readonly limit: Milliseconds | null;
  /** The text that follows the first so many characters, where it must not run out. */
  readonly textAfter?: (length: number) => string;
  /** What Restart and Try Again begin. */
  readonly again: () => Exercise;
  /** What choosing a level begins. */
  readonly atLevel: (level: Level) => Promise<Exercise>;
}

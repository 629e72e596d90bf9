import type { Level } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Trial } from "../engine/trial/trial.ts";
import type { Rival } from "./rival.ts";
import type { TextRecipe } from "../texts/recipe.ts";
import type { Mode } from "./modes.ts";
import type { PassageSource } from "./text-source.ts";

/** Something to type, and what follows from it. Each kind of text makes its own. */
export interface Exercise {
  /** The key that chooses it; `null` where there is none. */
  readonly mode: Mode | null;
  /** What it is called in a list of tests. */
  readonly title: string;
  /** Why this text, where there is something to say. */
  readonly note?: string;
  /** The level that is down among the three keys; `null` where no level applies. */
  readonly level: Level | null;
  /** The BCP 47 tag of the language that the text is in; `null` where it is not known. */
  readonly language: string | null;
  /** The programming language that it is in. */
  readonly code?: string;
  /** Where it is drawn from; left out where it comes from the visitor. */
  readonly source?: PassageSource;
  readonly text: string;
  /** From which the same text is made again. */
  readonly recipe: TextRecipe;
  /** How long a timed test runs; `null` where the text ends it, `Infinity` where the visitor does. */
  readonly limit: Milliseconds | null;
  /** Where the text must not run out: the trial with more to type as soon as little is left. */
  readonly continued?: (trial: Trial) => Trial;
  /** Whom it is raced against, where it is a race. */
  readonly rival?: Rival;
  /** What leaving the race begins, where it is one. */
  readonly alone?: () => Exercise;
  /** What Restart and Try Again begin. */
  readonly again: () => Exercise;
  /** What choosing a level begins. */
  readonly atLevel: (level: Level) => Exercise;
}

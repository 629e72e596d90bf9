import type { Level } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Trial } from "../engine/trial/trial.ts";
import type { Rival } from "./rival.ts";
import type { TextRecipe } from "../texts/recipe.ts";
import type { Mode } from "./modes.ts";
import type { PassageSource } from "./text-source.ts";

/** A text to type, and the exercises that can follow. */
export interface Exercise {
  /** The key that chooses it; `null` if there is none. */
  readonly mode: Mode | null;
  /** Its name in a list of tests. */
  readonly title: string;
  /** A sentence about this text. */
  readonly note?: string;
  /** The chosen level; `null` if no level applies. */
  readonly level: Level | null;
  /** The BCP 47 tag of the text's language; `null` if it is unknown. */
  readonly language: string | null;
  /** The programming language of code. */
  readonly code?: string;
  /** The source of built-in text. */
  readonly source?: PassageSource;
  readonly text: string;
  /** Makes the same text again. */
  readonly recipe: TextRecipe;
  /** The time limit; `null` if the text ends the test, `Infinity` if the visitor does. */
  readonly limit: Milliseconds | null;
  /** Extends the trial of an endless text when little is left. */
  readonly continued?: (trial: Trial) => Trial;
  /** The opponent of a race. */
  readonly rival?: Rival;
  /** The exercise after leaving a race. */
  readonly alone?: () => Exercise;
  /** The exercise of Restart and Try Again. */
  readonly again: () => Exercise;
  /** The exercise of a level key. */
  readonly atLevel: (level: Level) => Exercise;
}

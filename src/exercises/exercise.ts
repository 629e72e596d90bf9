import type { Level } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { PlanPlace } from "../engine/trial/test-settings.ts";
import type { Trial } from "../engine/trial/trial.ts";
import type { TextRecipe } from "../texts/recipe.ts";
import type { PassageSource } from "./passage-exercise.ts";
import type { Rival } from "./rival.ts";

/** The lengths of a timed test that have a button, in seconds. */
export const timedModes = ["15", "30", "60", "120"] as const;

/** The kinds of text, in the order of their buttons. */
export const modes = ["passage", ...timedModes, "length", "own", "code", "weak"] as const;

export type Mode = (typeof modes)[number];

/** The visitor's choice of something else to type, until it starts. */
export interface ExerciseRequest {
  /** `null` keeps the mode. */
  readonly mode: Mode | null;
  /** The BCP 47 tag of another language, or the name of a programming language. */
  readonly language?: string | undefined;
  /** The steady speed to race against, in WPM. */
  readonly rivalSpeed?: number | null;
  /** Whether the focus stays on the choice, because more keys may follow; a dialog then waits for Enter. */
  readonly keepsFocus?: boolean;
  /** A sentence that says why it cannot start, or which key opens its dialog; `null` while it loads or is open. */
  readonly obstacle: string | null;
}

/** A text to type, and the exercises that can follow. */
export interface Exercise {
  /** The button that chooses it. */
  readonly mode: Mode;
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
  /** Which test of a plan's run it is. */
  readonly plan?: PlanPlace;
  readonly race?: Race;
  /** The exercise of Restart and Try Again. */
  readonly again: () => Exercise;
  /** The exercise of a level button. */
  readonly atLevel: (level: Level) => Exercise;
}

/** What makes an exercise a race. */
export interface Race {
  readonly rival: Rival;
  /** Makes the exercise after leaving the race. */
  readonly leave: () => Exercise;
}

/** The mode whose dialog a request opens; `null` if it opens none. */
export function requestedDialog(request: ExerciseRequest | null): "own" | "length" | null {
  const mode = request?.obstacle === null && !request.keepsFocus ? request.mode : null;
  return mode === "own" || mode === "length" ? mode : null;
}

import type { TextLength } from "../texts/recipe.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Level } from "../content/passages.ts";
import type { Options } from "../typing-test/options.ts";
import type { Visit } from "../visit/visit.ts";

/** What an address can ask for: a test, and its options. */
export interface SetUp {
  /** `null` keeps the test on screen. */
  readonly test: RequestedTest | null;
  /** The keyboard of the report; `null` keeps it. */
  readonly layout: LayoutName | null;
  /** Options that are not named keep their values. */
  readonly options: Partial<Options>;
}

export interface RequestedTest {
  readonly what: WhatToType;
  readonly level: Level;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The steady speed to race against, in WPM; `null` for no race. */
  readonly pace: number | null;
}

export type WhatToType =
  | { readonly kind: "own" | "weak" }
  /** With the place of one passage of the level, everyone types the same. */
  | { readonly kind: "passage"; readonly index?: number | undefined }
  /** With a seed of 32 bits, everyone types the same. */
  | { readonly kind: "length"; readonly length: TextLength; readonly seed?: number | undefined }
  /** The name of a programming language; `null` for any. */
  | { readonly kind: "code"; readonly code: string | null };

/**
 * The set-up of the test on screen; a race against someone is left out.
 *
 * @param fixesText whether the address fixes the text
 */
export function setUpOf({ test, layout }: Visit, fixesText = false): SetUp {
  const { exercise, level, source } = test.getState();
  const { rival } = exercise;
  return {
    test: {
      what: whatOf(exercise, fixesText),
      level,
      language: source.language,
      pace: rival?.whose === "steady" ? rival.wordsPerMinute : null,
    },
    layout: layout.getState(),
    options: test.options.getState(),
  };
}

/** Whether an address can fix its text: a passage, or a text drawn by a seed. */
export function canFixText({ recipe: { kind } }: Exercise): boolean {
  return kind === "passage" || kind === "length";
}

function whatOf({ mode, recipe }: Exercise, fixesText: boolean): WhatToType {
  if (recipe.kind === "length") {
    return { kind: "length", length: recipe.length, ...(fixesText && { seed: recipe.seed }) };
  }
  if (recipe.kind === "code") return recipe;
  if (mode === "own" || mode === "weak") return { kind: mode };
  const hasIndex = fixesText && recipe.kind === "passage";
  return { kind: "passage", ...(hasIndex && { index: recipe.index }) };
}

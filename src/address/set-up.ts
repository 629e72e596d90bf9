import type { Exercise } from "../exercises/exercise.ts";
import type { SetUp, WhatToType } from "../links/set-up-address.ts";
import type { Visit } from "../visit/visit.ts";

/**
 * The set-up of the test on screen; a race against someone is left out.
 *
 * @param fixesText whether the address fixes the text
 */
export function setUpOf({ test, layout }: Visit, fixesText: boolean): SetUp {
  const { exercise, level, source } = test.getState();
  const rival = exercise.race?.rival;
  return {
    test: {
      what: whatToType(exercise, fixesText),
      level,
      language: source.language,
      rivalSpeed: rival?.isSteady ? rival.wordsPerMinute : null,
    },
    layout: layout.getState(),
    options: test.options.getState(),
  };
}

/** Whether an address can fix its text: a passage, or a text drawn by a seed. */
export function canFixText({ recipe: { kind } }: Exercise): boolean {
  return kind === "passage" || kind === "length";
}

function whatToType({ mode, recipe }: Exercise, fixesText: boolean): WhatToType {
  if (recipe.kind === "length") {
    return { kind: "length", length: recipe.length, ...(fixesText && { seed: recipe.seed }) };
  }
  if (recipe.kind === "code") return recipe;
  if (mode === "own" || mode === "weak") return { kind: mode };
  const hasIndex = fixesText && recipe.kind === "passage";
  return { kind: "passage", ...(hasIndex && { index: recipe.index }) };
}

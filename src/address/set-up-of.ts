import { commonLength } from "../texts/own-length.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { SetUp, WhatToType } from "./set-up.ts";
import type { Visit } from "../visit/visit.ts";

/** The set-up of the test that stands there; of a race against someone it is that without the race. */
export function setUpOf({ test, options, layout }: Visit): SetUp {
  const { exercise, level, source } = test.getState();
  const { rival } = exercise;
  return {
    test: {
      what: whatOf(exercise),
      level,
      language: source.language,
      pace: rival?.isSteady ? rival.wordsPerMinute : null,
    },
    layout: layout.getState(),
    options: options.getState(),
  };
}

function whatOf({ mode, recipe }: Exercise): WhatToType {
  if (recipe.kind === "length") return { kind: "length", length: recipe.length };
  if (recipe.kind === "timed") {
    const length = { ...commonLength, unit: "seconds", amount: recipe.seconds } as const;
    return { kind: "length", length };
  }
  if (recipe.kind === "code") return { kind: "code", code: recipe.language };
  return { kind: mode === "own" || mode === "weak" ? mode : "passage" };
}

import { commonLength, type OwnLength } from "../texts/own-length.ts";
import type { Exercise } from "./exercises/exercise.ts";
import type { SetUp } from "./set-up.ts";
import type { Visit } from "./visit.ts";

/** The set-up of the test that stands there; of a race against someone it is that without the race. */
export function setUpOf({ test, options, layout }: Visit): SetUp {
  const { exercise, level, source } = test.state();
  const { mode, rival } = exercise;
  const length = lengthOf(exercise);
  return {
    test: {
      what: length ? "length" : mode === "own" || mode === "weak" ? mode : "passage",
      length: length ?? commonLength,
      level,
      language: source.language,
      pace: rival?.isSteady ? rival.wordsPerMinute : null,
    },
    layout: layout.state(),
    options: options.state(),
  };
}

function lengthOf({ recipe }: Exercise): OwnLength | null {
  if (recipe.kind === "length") return recipe.length;
  return recipe.kind === "timed"
    ? { ...commonLength, unit: "seconds", amount: recipe.seconds }
    : null;
}

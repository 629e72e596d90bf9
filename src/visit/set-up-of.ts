import type { SetUp } from "./set-up.ts";
import type { Visit } from "./visit.ts";

/** The set-up of the test that stands there; of a race against someone it is that without the race. */
export function setUpOf({ test, options, layout }: Visit): SetUp {
  const { exercise, level, source } = test.state();
  const { mode, recipe, rival } = exercise;
  const isOpened = mode === "own" || mode === "weak";
  return {
    test: {
      what: recipe.kind === "timed" ? recipe.seconds : isOpened ? mode : "passage",
      level,
      language: source.language,
      pace: rival?.isSteady ? rival.wordsPerMinute : null,
    },
    layout: layout.state(),
    options: options.state(),
  };
}

import { type Level, passages } from "../../content/passages.ts";
import { choosePassage } from "./choose-passage.ts";
import type { Exercise } from "./exercise.ts";

/** The default exercise: a passage of a level, drawn at random. */
export function passageExercise(level: Level, shown: string | null = null): Exercise {
  return exerciseOf(level, choosePassage(passages[level], shown, Math.random()));
}

/** The passage of a level that a page shows already. */
export function exerciseOf(level: Level, text: string): Exercise {
  return {
    title: "Passage",
    level,
    text,
    limit: null,
    again: () => passageExercise(level, text),
    atLevel: (next) => passageExercise(next, text),
  };
}

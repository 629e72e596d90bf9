import type { Exercise } from "./exercise.ts";
import { passageExercise } from "./passage-exercise.ts";

/** The visitor's own text, tidied; the same one each time. */
export function ownExercise(text: string): Exercise {
  return {
    mode: "own",
    title: "Your own text",
    level: null,
    language: null,
    text,
    recipe: { kind: "own", text },
    limit: null,
    again: () => ownExercise(text),
    atLevel: (level) => passageExercise(level),
  };
}

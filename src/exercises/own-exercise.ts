import type { Exercise } from "./exercise.ts";
import { passageExercise } from "./passage-exercise.ts";
import { english, type PassageSource } from "./text-source.ts";

/**
 * The visitor's own text, tidied; the same one each time.
 *
 * @param source of the passages that a level key begins
 */
export function ownExercise(text: string, source: PassageSource = english): Exercise {
  return {
    mode: "own",
    title: "Your text",
    level: null,
    language: null,
    text,
    recipe: { kind: "own", text },
    limit: null,
    again: () => ownExercise(text, source),
    atLevel: (level) => passageExercise(level, null, source),
  };
}

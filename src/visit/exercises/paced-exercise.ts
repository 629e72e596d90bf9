import type { Exercise } from "./exercise.ts";
import { steadyRival } from "./rival.ts";

/** An exercise raced against a steady speed, in WPM; so are those that follow from it. */
export function pacedExercise(exercise: Exercise, pace: number): Exercise {
  return {
    ...exercise,
    rival: steadyRival(pace),
    again: () => pacedExercise(exercise.again(), pace),
    atLevel: (level) => pacedExercise(exercise.atLevel(level), pace),
  };
}

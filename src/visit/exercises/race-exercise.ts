import type { Exercise } from "./exercise.ts";
import { type Rival, steadyRival } from "./rival.ts";

/** An exercise raced against someone; Restart and Rematch race the same text again. */
export function raceExercise(exercise: Exercise, rival: Rival): Exercise {
  const race: Exercise = {
    ...exercise,
    rival,
    again: () => race,
    alone: exercise.alone ?? exercise.again,
  };
  return race;
}

/** An exercise raced against a steady speed, in WPM; so are those that follow from it. */
export function pacedExercise(exercise: Exercise, pace: number): Exercise {
  return {
    ...exercise,
    rival: steadyRival(pace),
    again: () => pacedExercise(exercise.again(), pace),
    atLevel: (level) => pacedExercise(exercise.atLevel(level), pace),
    alone: exercise.alone ?? exercise.again,
  };
}

import type { Rival } from "./rival.ts";
import type { Exercise } from "./exercise.ts";

/** An exercise raced against someone; Restart and Try Again race the same text again. */
export function raceExercise(exercise: Exercise, rival: Rival): Exercise {
  const race: Exercise = { ...exercise, rival, again: () => race };
  return race;
}

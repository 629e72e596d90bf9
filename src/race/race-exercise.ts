import type { Exercise } from "../exercises/exercise.ts";
import type { Rival } from "../exercises/rival.ts";
import { steadyRival } from "./rivals.ts";

/** The slowest and the fastest steady speed to race against, in WPM. */
export const slowestPace = 5;
export const fastestPace = 300;

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
export function exerciseAtPace(exercise: Exercise, pace: number): Exercise {
  return {
    ...exercise,
    rival: steadyRival(pace),
    again: () => exerciseAtPace(exercise.again(), pace),
    atLevel: (level) => exerciseAtPace(exercise.atLevel(level), pace),
    alone: exercise.alone ?? exercise.again,
  };
}

import { drillProblemSentences } from "../../texts/drill-sentences.ts";
import { drillExercise } from "../../visit/exercises/drill-exercise.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { passageExercise } from "../../visit/exercises/passage-exercise.ts";
import { timedExercise } from "../../visit/exercises/timed-exercise.ts";
import type { Wish } from "../../visit/modes.ts";
import type { Visit } from "../../visit/visit.ts";
import { OwnTextDialog } from "./OwnTextDialog.tsx";

/** What it takes to type anything but a passage; it comes with a word list and many sentences. */
export const modes = { OwnTextDialog, grantWishes };

/**
 * Begins what the visitor wishes to type, at once or as soon as this code is here. A wish for a text of
 * one's own is the dialog's.
 *
 * @returns what ends it.
 */
function grantWishes(visit: Visit): () => void {
  const { test } = visit;
  const look = () => {
    const { wish } = test.state();
    if (wish?.obstacle !== null || wish.mode === "own") return;
    const granted = wished(wish.mode, visit);
    if (typeof granted !== "string") test.tell({ kind: "begin", exercise: granted });
    else test.tell({ kind: "wish", wish: { ...wish, obstacle: granted } });
  };
  look();
  return test.follow(look);
}

/** The exercise, or why there is none. */
function wished(mode: Exclude<Wish["mode"], "own">, visit: Visit): Exercise | string {
  const { level, exercise } = visit.test.state();
  if (mode === "passage") return passageExercise(level, exercise.text);
  if (mode !== "weak") return timedExercise(level, Number(mode));
  const drill = drillExercise(() => visit.finishedTests.state().map(({ trial }) => trial));
  return typeof drill === "string" ? drillProblemSentences[drill] : drill;
}

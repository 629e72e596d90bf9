import { commonWords } from "../../content/common-words.ts";
import { practiceOfTrials } from "../../engine/practice/practice-of-trials.ts";
import { testsOfVisit } from "../../report/visit.ts";
import { composeDrill, type DrillProblem } from "../../texts/drill.ts";
import { drillReason } from "../../texts/drill-sentences.ts";
import type { Exercise } from "../exercise.ts";
import { passageAtLevel } from "../passage-exercise.ts";

/** A drill out of what this visit's tests showed to be slow or missed, or why there is none. */
export function drillExercise(): Exercise | DrillProblem {
  const practice = practiceOfTrials(testsOfVisit().map(({ trial }) => trial));
  const seed = Math.floor(Math.random() * 2 ** 32);
  const drill = composeDrill(practice, commonWords, seed);
  if (drill.kind === "problem") return drill.problem;

  const exercise: Exercise = {
    title: "Weak spots",
    note: `These words, ${drillReason(drill.spots)}.`,
    level: null,
    text: drill.text,
    limit: null,
    again: () => {
      const next = drillExercise();
      return typeof next === "string" ? exercise : next;
    },
    atLevel: (level) => passageAtLevel(level, null),
  };
  return exercise;
}

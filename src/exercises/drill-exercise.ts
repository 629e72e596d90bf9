import { practiceOfTrials } from "../engine/practice/practice-of-trials.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { composeDrill, type DrillProblem } from "../texts/drill.ts";
import { drillReason, drillProblemSentences } from "../texts/drill-sentences.ts";
import type { Practice } from "../texts/weak-spots.ts";
import type { Exercise } from "./exercise.ts";
import { passageExercise } from "./passage-exercise.ts";
import type { PassageSource, TextSource } from "./text-source.ts";
import { wholeSource } from "./language-source.ts";

/** A drill of what this visit's tests showed to be slow or missed. */
export interface Practise {
  /** The weakest letters or pairs of letters in it, two at most. */
  readonly weakest: readonly string[];
  readonly onBegin: () => void;
}

/**
 * A drill out of what tests showed to be slow or missed, or why there is none.
 *
 * @param trials gives those finished by then
 * @param source of the words, and of the passages that choosing a level leads to
 */
export function drillExercise(
  trials: () => readonly FinishedTrial[],
  source: TextSource,
): Exercise | DrillProblem {
  return drillOf(() => practiceOfTrials(trials()), source);
}

/** The same out of what is known of letters and pairs. */
function drillOf(practice: () => Practice, source: TextSource): Exercise | DrillProblem {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const drill = composeDrill(practice(), source.words, seed, source.space);
  if (drill.kind === "problem") return drill.problem;

  const exercise: Exercise = {
    mode: "weak",
    title: "Weak spots",
    note: `These words, ${drillReason(drill.spots)}.`,
    level: null,
    language: source.language,
    source,
    text: drill.text,
    recipe: { kind: "own", text: drill.text },
    limit: null,
    again: () => {
      const next = drillOf(practice, source);
      return typeof next === "string" ? exercise : next;
    },
    atLevel: (level) => passageExercise(level, null, source),
  };
  return exercise;
}

/** The letters and pairs that a drill out of these trials is for, weakest first; none where there is none. */
export function drilledSpots(
  trials: readonly FinishedTrial[],
  { words }: TextSource,
): readonly string[] {
  const drill = composeDrill(practiceOfTrials(trials), words, 0);
  return drill.kind === "drill" ? drill.spots.map(({ text }) => text) : [];
}

/**
 * A drill from the practice figures of letters and pairs.
 *
 * @param source of the passages on screen
 * @returns the exercise, or a sentence that says why there is none.
 */
export function practiceDrill(practice: Practice, source: PassageSource): Exercise | string {
  const exercise = drillOf(() => practice, wholeSource(source));
  return typeof exercise === "string" ? drillProblemSentences[exercise] : exercise;
}

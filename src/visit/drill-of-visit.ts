import {
  countTrial,
  newPracticeCounts,
  type PracticeCounts,
  practiceOf,
  recentCounts,
} from "../engine/practice.ts";
import { type DrillExercise, drillExercise } from "../exercises/drill-exercise.ts";
import type { PassageSource } from "../exercises/passage-exercise.ts";
import { oncePerTrial } from "../saved-tests/stored-test.ts";
import { workWhenIdle } from "../ui/idle.ts";
import type { Visit } from "./visit.ts";

/** The counts of the latest tests of a visit, which change while a drill is typed. */
const countsOfVisits = new WeakMap<Visit, PracticeCounts>();

/**
 * A drill of the weak spots in the latest tests of a visit: of code if code is on screen, else of words.
 * Each test is counted once, in idle steps, so that the page never waits for it.
 *
 * @param other the texts of another language than that on screen, for a drill of its words
 * @returns a sentence if there is nothing to drill.
 */
export async function drillOfVisit(
  visit: Visit,
  other?: PassageSource,
): Promise<DrillExercise | string> {
  const { source, exercise } = visit.test.getState();
  const code = other ? null : (exercise.code ?? null);
  const tests = visit.finishedTests.getState().toReversed();
  const recent = recentCounts(await Promise.all(tests.map(({ trial }) => countsOf(trial))));
  countsOfVisits.set(visit, recent);
  const practice = () => practiceOf(countsOfVisits.get(visit) ?? recent);
  return drillExercise(practice, other ?? source, code);
}

const countsOf = oncePerTrial((trial) => {
  const counts = newPracticeCounts();
  return new Promise<PracticeCounts>((resolve) => {
    workWhenIdle(countTrial(counts, trial), () => resolve(counts));
  });
});

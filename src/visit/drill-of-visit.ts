import {
  countTrial,
  newPracticeCounts,
  type PracticeCounts,
  practiceOf,
} from "../engine/practice.ts";
import { type DrillExercise, drillExercise } from "../exercises/drill-exercise.ts";
import type { PassageSource } from "../exercises/passage-exercise.ts";
import { decodeTrial, type StoredTrial } from "../saved-tests/stored-test.ts";
import { workWhenIdle } from "../ui/idle.ts";
import type { Visit } from "./visit.ts";

/** The practice counts of a visit. */
interface Counted {
  readonly counts: PracticeCounts;
  /** How many tests are in them, or will be when `counting` resolves. */
  tests: number;
  counting: Promise<void>;
}

const countedOf = new WeakMap<Visit, Counted>();

/**
 * A drill of the weak spots over all tests of a visit. Each test is counted once, in idle steps, so that
 * the page never waits for it.
 *
 * @param source of the passages on screen
 * @param code the programming language on screen; `null` for a drill of words
 * @returns a sentence if there is nothing to drill.
 */
export async function drillOfVisit(
  visit: Visit,
  source: PassageSource,
  code: string | null,
): Promise<DrillExercise | string> {
  const counted = countedOf.get(visit) ?? {
    counts: newPracticeCounts(),
    tests: 0,
    counting: Promise.resolve(),
  };
  countedOf.set(visit, counted);
  const fresh = visit.finishedTests.getState().slice(counted.tests);
  counted.tests += fresh.length;
  for (const { trial } of fresh) {
    counted.counting = counted.counting.then(() => countWhenIdle(counted.counts, trial));
  }
  await counted.counting;
  return drillExercise(() => practiceOf(counted.counts), source, code);
}

function countWhenIdle(counts: PracticeCounts, trial: StoredTrial) {
  return new Promise<void>((resolve) => {
    workWhenIdle(countTrial(counts, decodeTrial(trial)), resolve);
  });
}

import { type MeasuredSpeed, measureSpeed } from "../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { kindOfTest, kindOfText, oncePerTrial } from "../saved-tests/stored-test.ts";
import type { VisitTest } from "./visit.ts";

/**
 * The speeds of the visit's tests of one kind, up to a finished test and with it last.
 *
 * @param tests oldest first
 * @returns none if the text of the finished test was not typed throughout; other such tests are left out.
 */
export function speedsOfKind(
  tests: readonly VisitTest[],
  finished: FinishedTrial,
): readonly MeasuredSpeed[] {
  const upToIt = tests.slice(0, tests.findIndex(({ stored }) => stored.trial === finished) + 1);
  const test = upToIt.at(-1);
  if (!test || !speedOf(test.stored).isTypedThroughout) return [];
  const kind = kindOf(test);
  return upToIt
    .filter((earlier) => kindOf(earlier) === kind)
    .map(({ stored }) => speedOf(stored))
    .filter(({ isTypedThroughout }) => isTypedThroughout);
}

function kindOf(test: VisitTest): string {
  return kindOfTest({ ...test, title: kindOfText(test.exercise) });
}

const speedOf = oncePerTrial(measureSpeed);

import { type MeasuredSpeed, measureSpeed } from "../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { type ProgressTest, progressTest } from "../saved-tests/progress-test.ts";
import { kindOfTest, kindOfText, oncePerTrial } from "../saved-tests/stored-test.ts";
import type { VisitTest } from "./visit.ts";

/**
 * The speeds of the tests of one kind, up to a finished test and with it last: those from files, then the
 * visit's.
 *
 * @param opened from files, oldest first
 * @param tests of the visit, oldest first
 * @returns none if the text of the finished test was not typed throughout; other such tests are left out.
 */
export function speedsOfKind(
  opened: readonly ProgressTest[],
  tests: readonly VisitTest[],
  finished: FinishedTrial,
): readonly MeasuredSpeed[] {
  const upToIt = tests.slice(0, tests.findIndex(({ trial }) => trial === finished) + 1);
  const test = upToIt.at(-1);
  if (!test || !speedOf(test.trial).isTypedThroughout) return [];
  const kind = kindOf(test);
  const ofVisit = upToIt
    .filter((earlier) => kindOf(earlier) === kind)
    .map(({ trial }) => speedOf(trial))
    .filter(({ isTypedThroughout }) => isTypedThroughout);
  return [...speedsFromFiles(opened, kind, upToIt), ...ofVisit];
}

/** Without tests of plans, which may be other people's, and those of the visit, which it may have saved. */
function speedsFromFiles(
  opened: readonly ProgressTest[],
  kind: string,
  ofVisit: readonly VisitTest[],
): readonly MeasuredSpeed[] {
  const ofKind = opened.filter((test) => !test.plan && kindOfTest(test) === kind);
  if (ofKind.length === 0) return [];
  const keys = new Set(ofVisit.map((test) => progressTest(test).key));
  return ofKind.flatMap(({ key, point }) => (point && !keys.has(key) ? point : []));
}

function kindOf(test: VisitTest): string {
  return kindOfTest({ ...test, title: kindOfText(test.exercise) });
}

const speedOf = oncePerTrial(measureSpeed);

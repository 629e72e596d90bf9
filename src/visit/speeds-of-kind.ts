import type { MeasuredSpeed } from "../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { type ProgressTest, progressTest } from "../saved-tests/progress-test.ts";
import { kindOfTest } from "../saved-tests/stored-test.ts";
import { storedVisitTest } from "./use-visit-tests.ts";
import type { VisitTest } from "./visit.ts";

/**
 * The speeds of the tests of one kind, up to a finished test and with it last: those from files, then the
 * visit's. Tests of plans from files are left out, because they may be other people's.
 *
 * @param opened from files, oldest first; the visit may have saved some of its own tests
 * @param tests of the visit, oldest first
 * @returns none if the finished test has no point in Progress; other such tests are left out.
 */
export function speedsOfKind(
  opened: readonly ProgressTest[],
  tests: readonly VisitTest[],
  finished: FinishedTrial,
): readonly MeasuredSpeed[] {
  const fromVisit = tests
    .slice(0, tests.findIndex(({ trial }) => trial === finished) + 1)
    .map((test) => progressTest(storedVisitTest(test)));
  const latest = fromVisit.at(-1);
  if (!latest?.point) return [];
  const kind = kindOfTest(latest);
  const keys = new Set(fromVisit.map(({ key }) => key));
  const fromFiles = opened.filter(({ key, plan }) => !plan && !keys.has(key));
  return [...fromFiles, ...fromVisit].flatMap((test) =>
    kindOfTest(test) === kind ? (test.point ?? []) : [],
  );
}

import {
  compareConditions,
  type ConditionDifference,
} from "../engine/metrics/compare-conditions.ts";
import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import {
  averageRange,
  type CombinedSpeed,
  currentSpeed,
  meanSpeed,
} from "../engine/metrics/several-tests.ts";
import { sum } from "../engine/sum.ts";
import { type Condition, conditionLetters, type PlanPlace } from "../engine/trial/test-settings.ts";
import type { ProgressTest } from "./progress-test.ts";
import { textAndRules } from "./stored-test.ts";

/** A test in the run of a plan. */
export type PlanTest = ProgressTest & { readonly plan: PlanPlace };

/** Several tests as one. */
export interface Mean {
  readonly tests: number;
  /** Geometric mean. */
  readonly wordsPerMinute: number;
  /** The next such test ends within it 19 times in 20; `null` for tests of several kinds, and too short ones. */
  readonly likelyNext: CombinedSpeed | null;
  /** The long-run speed lies within it 19 times in 20; `null` as before. */
  readonly likelyMean: LikelyRange | null;
  readonly characters: number;
  readonly errors: number;
}

export function isPlanTest(test: ProgressTest): test is PlanTest {
  return test.plan !== undefined;
}

/** Whether a test is not practice. */
export function isCounted({ plan }: PlanTest): boolean {
  return !plan.isPractice;
}

/** Whether people can be told apart. Runs without a name may all be of one person. */
export function hasSeveralNames(tests: readonly PlanTest[]): boolean {
  return new Set(tests.map(({ plan }) => plan.typist).filter(Boolean)).size > 1;
}

/** The tests that are not shown among people. */
export function testsBesidesPeople(
  tests: readonly ProgressTest[],
  hasPeople: boolean,
): readonly ProgressTest[] {
  return hasPeople ? tests.filter((test) => !isPlanTest(test)) : tests;
}

/**
 * The mean of the tests that were typed throughout; `null` if there is none.
 *
 * @param tests oldest first
 */
export function meanOf(tests: readonly ProgressTest[], isOneKind = true): Mean | null {
  const typed = tests.filter(({ point }) => point !== null);
  const points = typed.flatMap(({ point }) => point ?? []);
  if (points.length === 0) return null;
  return {
    tests: points.length,
    wordsPerMinute: meanSpeed(points),
    likelyNext: isOneKind ? currentSpeed(points) : null,
    likelyMean: isOneKind ? averageRange(points) : null,
    characters: sum(typed.map(({ details }) => details.characters)),
    errors: sum(typed.map(({ details }) => details.errors)),
  };
}

/**
 * The counted tests of each run that have both conditions, by kind of text; by run alone if no run has a kind of
 * text in both, because the conditions are kinds of text then.
 */
export function testsToCompare(
  tests: readonly PlanTest[],
): readonly (readonly (readonly PlanTest[])[])[] {
  const runs = [...Map.groupBy(tests.filter(isCounted), ({ plan }) => plan.run).values()];
  const byKind = runs.map((run) =>
    [...Map.groupBy(run, textAndRules).values()].filter(areInBothConditions),
  );
  const isAny = byKind.some((kinds) => kinds.length > 0);
  return isAny ? byKind : runs.map((run) => [run].filter(areInBothConditions));
}

function areInBothConditions(tests: readonly PlanTest[]): boolean {
  return conditionLetters.every((condition) => pointsIn(condition, tests).length > 0);
}

/** The points of the tests in a condition. */
export function pointsIn(condition: Condition, tests: readonly PlanTest[]) {
  return tests.flatMap(({ plan, point }) => (plan.condition === condition && point ? [point] : []));
}

/** How speeds differ between the conditions of a plan, over all its runs; `null` without tests in both. */
export function conditionsCompared(tests: readonly PlanTest[]): ConditionDifference | null {
  return compareConditions(
    testsToCompare(tests).map((kinds) =>
      kinds.map((kind) => ({ a: pointsIn("A", kind), b: pointsIn("B", kind) })),
    ),
  );
}

import type { LikelyRange, SpeedWithRange } from "../engine/metrics/likely-range.ts";
import {
  averageRange,
  type Change,
  changeOverTime,
  groupSizes,
  meanSpeed,
  type CombinedSpeed,
  currentSpeed,
} from "../engine/metrics/several-tests.ts";
import {
  compareConditions,
  type ConditionDifference,
} from "../engine/metrics/compare-conditions.ts";
import { type KindOfTest, textAndRules } from "../saved-tests/stored-test.ts";
import type { ProgressTest } from "../saved-tests/progress-test.ts";

/** Tests of one kind over time. */
export interface ProgressSummary {
  /** Tests typed throughout, oldest first. */
  readonly points: readonly SpeedWithRange[];
  /** From the first tests to the last, five at most of each; `null` for tests that cannot be compared. */
  readonly change: Change | null;
  /** What the tests say together: all of them, or the last ones if the speed has changed. */
  readonly speed: CombinedSpeed | null;
  /** In the order of their tests. */
  readonly averages: readonly Average[];
}

/** The average of the first or the last tests. */
export interface Average {
  readonly of: "first" | "last";
  /** The index of its first test, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** Geometric mean. */
  readonly wordsPerMinute: number;
  readonly range: LikelyRange;
}

/** With fewer tests on each side, the first and the last have no average of their own. */
const minForAverage = 2;

/**
 * @param points oldest first
 * @param isOneKind whether they can be compared
 */
export function progressOf(points: readonly SpeedWithRange[], isOneKind = true): ProgressSummary {
  const count = points.length;
  const { first, last } = groupSizes(count);
  const change = isOneKind ? changeOverTime(points) : null;
  const averageOf = (of: Average["of"], from: number, to: number): readonly Average[] => {
    const group = points.slice(from, to);
    const range = change && first >= minForAverage ? averageRange(group) : null;
    return range ? [{ of, from, to, wordsPerMinute: meanSpeed(group), range }] : [];
  };
  return {
    points,
    change,
    speed: change && currentSpeed(points),
    averages: [...averageOf("first", 0, first), ...averageOf("last", count - last, count)],
  };
}

/** A file may give each of its tests a title of its own. */
const maxGroups = 100;

/**
 * Tests by kind, or by something else: first the latest group of several tests, or else the latest; then the
 * largest ones.
 *
 * @param tests oldest first
 */
export function testGroups<Test>(
  tests: readonly Test[],
  nameOf: (test: Test) => string,
): readonly (readonly [name: string, tests: readonly Test[]])[] {
  const groups = Map.groupBy(tests, nameOf);
  const names = tests.map(nameOf);
  const first = names.findLast((name) => (groups.get(name) ?? []).length > 1) ?? names.at(-1);
  const rank = (name: string, { length }: readonly Test[]) => (name === first ? Infinity : length);
  return [...groups].toSorted((one, other) => rank(...other) - rank(...one)).slice(0, maxGroups);
}

/** Two keyboards, each with a label, compared by the tests that were typed on them. */
export interface KeyboardComparison {
  readonly keyboard: string;
  readonly other: string;
  /** How the speed on `keyboard` differs. */
  readonly difference: ConditionDifference;
}

const maxComparisons = 5;

/**
 * Compares the keyboard that was used last with those before it, within each kind of text and rules.
 *
 * @param tests oldest first; practice and those of keyboards without a label are left out
 */
export function compareKeyboards(
  tests: readonly (KindOfTest & Pick<ProgressTest, "point">)[],
): readonly KeyboardComparison[] {
  const typed = tests.filter(
    ({ keyboardLabel, point, plan }) => keyboardLabel && point && !plan?.isPractice,
  );
  const texts = [...Map.groupBy(typed, textAndRules).values()];
  const pointsOf = (label: string, group: typeof typed) =>
    group.flatMap((test) => (test.keyboardLabel === label ? (test.point ?? []) : []));
  const labels = new Set(typed.toReversed().map(({ keyboardLabel = "" }) => keyboardLabel));
  const [keyboard = "", ...others] = labels;
  return others.slice(0, maxComparisons).flatMap((other) => {
    const difference = compareConditions(
      texts.map((group) => [{ a: pointsOf(other, group), b: pointsOf(keyboard, group) }]),
    );
    return difference ? [{ keyboard, other, difference }] : [];
  });
}

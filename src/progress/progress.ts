import {
  type Change,
  changeOver,
  groupSizes,
  type SpeedTogether,
  speedNow,
  together,
} from "../engine/metrics/several-tests.ts";
import {
  compareConditions,
  type ConditionDifference,
} from "../engine/metrics/compare-conditions.ts";
import { type KindOfTest, kindOfTest, textAndRules } from "../saved-tests/stored-test.ts";
import type { ProgressPoint, ProgressTest } from "../saved-tests/progress-test.ts";

/** Tests of one kind over time. */
export interface ProgressSummary {
  /** Tests typed throughout, oldest first. */
  readonly points: readonly ProgressPoint[];
  /** From the first tests to the last, five at most of each; `null` for tests that cannot be compared. */
  readonly change: Change | null;
  /** What the tests say together: all of them, or the last ones if the speed has changed. */
  readonly speed: SpeedTogether | null;
  /** In the order of their tests. */
  readonly averages: readonly Average[];
}

/** The average of the first or the last tests. */
export interface Average {
  readonly of: "first" | "last";
  /** The index of its first test, and the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly speed: SpeedTogether;
}

/** With fewer tests on each side, the first and the last have no average of their own. */
const fewestOfSide = 2;

/** @param points of one kind, oldest first */
export function progressOf(points: readonly ProgressPoint[]): ProgressSummary {
  const count = points.length;
  const { first, last } = groupSizes(count);
  const change = changeOver(points);
  const averageOf = (of: Average["of"], from: number, to: number): readonly Average[] => {
    const speed = change && first >= fewestOfSide ? together(points.slice(from, to)) : null;
    return speed ? [{ of, from, to, speed }] : [];
  };
  return {
    points,
    change,
    speed: change && speedNow(points),
    averages: [...averageOf("first", 0, first), ...averageOf("last", count - last, count)],
  };
}

/** A kind of test, and the number of tests of that kind. */
export interface Kind {
  /** As `kindOfTest` returns it. */
  readonly name: string;
  readonly count: number;
}

/** A file may give each of its tests a title of its own. */
const mostKinds = 30;

/**
 * The kinds of the tests: first the latest kind that has several tests, or else the latest; then the most
 * common ones.
 *
 * @param tests oldest first
 */
export function kindsOf(tests: readonly KindOfTest[]): readonly Kind[] {
  const groups = Map.groupBy(tests.toReversed(), kindOfTest);
  const kinds = Array.from(groups, ([name, { length: count }]) => ({ name, count }));
  const first = kinds.find(({ count }) => count > 1) ?? kinds[0];
  const rank = (kind: Kind) => (kind === first ? Infinity : kind.count);
  return kinds.toSorted((one, other) => rank(other) - rank(one)).slice(0, mostKinds);
}

/** Two keyboards, each with a label, compared by the tests that were typed on them. */
export interface KeyboardComparison {
  readonly keyboard: string;
  readonly other: string;
  /** How the speed on `keyboard` differs; `null` if the tests are too short to show how speeds vary. */
  readonly difference: ConditionDifference | null;
}

/** Nobody would read more sentences in a row. */
const mostComparisons = 5;

/**
 * Compares the keyboard that was used last with each other one, within each kind of text
 * and rules.
 *
 * @param tests oldest first; those of keyboards without a label are left out
 */
export function compareKeyboards(
  tests: readonly (KindOfTest & Pick<ProgressTest, "point">)[],
): readonly KeyboardComparison[] {
  const typed = tests.filter((test) => test.keyboardLabel !== undefined && test.point !== null);
  const keyboards = [...new Set(typed.map(({ keyboardLabel = "" }) => keyboardLabel))];
  const keyboard = typed.at(-1)?.keyboardLabel ?? "";
  const texts = [...Map.groupBy(typed, textAndRules).values()];
  return keyboards
    .filter((other) => other !== keyboard)
    .flatMap((other) => {
      const pointsOf = (label: string, group: typeof typed) =>
        group.flatMap((test) => (test.keyboardLabel === label ? (test.point ?? []) : []));
      const runs = texts
        .map((group) => ({ a: pointsOf(other, group), b: pointsOf(keyboard, group) }))
        .filter(({ a, b }) => a.length > 0 && b.length > 0);
      return runs.length === 0 ? [] : [{ keyboard, other, difference: compareConditions(runs) }];
    })
    .slice(0, mostComparisons);
}

import { mean, sum } from "d3-array";
import { compareConditions, type RunInConditions } from "../engine/metrics/compare-conditions.ts";
import { type MeasuredSpeed, measureSpeed } from "../engine/metrics/likely-range.ts";
import { averageRange, hasSpeed, meanSpeed } from "../engine/metrics/several-tests.ts";
import { summarize, type Summary } from "../engine/metrics/summarize.ts";
import { stallsDuring } from "../engine/trial/interruptions.ts";
import { type Condition, conditionLetters, type PlanPlace } from "../engine/trial/test-settings.ts";
import { countText } from "../format/format-figures.ts";
import { type SpeedUnit, unitOf } from "../format/speed-unit.ts";
import { type ScoredTest, scoredTestOf } from "../format/score.ts";
import { kindOfTest, oncePerTrial, type StoredTest } from "../saved-tests/stored-test.ts";

/** A counted test of a plan, as a row of the table at its end. */
export interface PlanResult {
  readonly place: PlanPlace;
  /** The kind of text. */
  readonly title: string;
  readonly keyboardLabel: string | undefined;
  readonly summary: Summary;
  readonly speed: MeasuredSpeed;
  readonly unit: SpeedUnit;
  readonly scored: ScoredTest;
  /** Why it may say less than others, in a few words; may be empty. */
  readonly notes: string;
}

/** The results of the counted tests, in their order. */
export function planResults(tests: readonly StoredTest[]): readonly PlanResult[] {
  return tests.flatMap((test) => {
    const { plan: place, title, trial, refusals = 0, corrections, keyboardLabel } = test;
    if (!place || place.isPractice) return [];
    const blocked = refusals + (corrections?.refusals ?? 0);
    const { isInterrupted, ...figures } = figuresOf(trial);
    const notes = [
      !figures.speed.isTypedThroughout && "some text was not typed",
      isInterrupted && "interrupted",
      blocked > 0 && `${countText(blocked, "key")} blocked`,
    ].filter(Boolean);
    return [{ place, title: title ?? "", keyboardLabel, ...figures, notes: notes.join(", ") }];
  });
}

const figuresOf = oncePerTrial((trial) => ({
  summary: summarize(trial),
  speed: measureSpeed(trial),
  unit: unitOf(trial.presented),
  scored: scoredTestOf(trial),
  isInterrupted: stallsDuring(trial).total > 0,
}));

/**
 * The means of the tests of each condition and kind that were typed throughout: of speeds the geometric
 * mean, with a range if something shows how they vary.
 *
 * @param kindOf returns the kind of a result; by default its text and keyboard
 */
export function planMeans(
  results: readonly PlanResult[],
  kindOf: (result: PlanResult) => string = kindOfTest,
) {
  const typed = results.filter(
    (result) => result.speed.isTypedThroughout && hasSpeed(result.speed),
  );
  return [null, ...conditionLetters].flatMap((condition) => {
    const inCondition = typed.filter(({ place }) => place.condition === condition);
    return Array.from(Map.groupBy(inCondition, kindOf), ([kind, group]) => ({
      condition,
      kind,
      tests: group.length,
      wordsPerMinute: meanSpeed(group.map(({ speed }) => speed)),
      range: averageRange(group.map(({ speed }) => speed)),
      /** Of all tests together. */
      characters: sum(group, ({ summary }) => summary.characters),
      errors: sum(group, ({ summary }) => summary.errors),
      mistakesLeft: mean(group, ({ scored }) => scored.mistakesLeft) ?? 0,
    }));
  });
}

/** The results of a run, alone and together with earlier runs of the same plan. */
export function compareRuns(earlier: readonly PlanResult[], own: readonly PlanResult[]) {
  const all = [...earlier, ...own];
  return {
    own,
    all,
    /** Of each condition, of all kinds together, as in the comparison. */
    means: planMeans(all, () => ""),
    runs: new Set(all.map(({ place }) => place.run)).size,
    /** How the speeds in both conditions differ in this run. */
    alone: compareConditions(speedsByRun(own)),
    together: compareConditions(speedsByRun(all)),
  };
}

export type ComparedRuns = ReturnType<typeof compareRuns>;

export function speedsByRun(results: readonly PlanResult[]): readonly RunInConditions[] {
  const typed = results.filter(({ speed }) => speed.isTypedThroughout);
  const runs = Map.groupBy(typed, ({ place }) => place.run);
  return Array.from(runs.values(), (run) => {
    const inCondition = (letter: Condition) =>
      run.filter(({ place }) => place.condition === letter).map(({ speed }) => speed);
    return { a: inCondition("A"), b: inCondition("B") };
  });
}

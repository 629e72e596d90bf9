import { alignTrialInSteps } from "../engine/alignment/alignment.ts";
import type { RunInConditions } from "../engine/metrics/compare-conditions.ts";
import {
  type LikelyRange,
  type MeasuredSpeed,
  measureSpeed,
} from "../engine/metrics/likely-range.ts";
import { averageRange } from "../engine/metrics/several-tests.ts";
import { summarize, type Summary } from "../engine/metrics/summarize.ts";
import { errorCounts } from "../engine/mistakes/mistakes.ts";
import { stallsDuring } from "../engine/trial/interruptions.ts";
import { type Condition, conditionLetters, type PlanPlace } from "../engine/trial/plan-place.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { runToEnd } from "../engine/work.ts";
import { countText } from "../format/format-figures.ts";
import { kindOfTest, oncePerTrial, type StoredTest } from "../test-files/stored-test.ts";

/** A counted test of a plan, as a row of the table at its end. */
export interface PlanResult {
  readonly place: PlanPlace;
  /** The kind of text. */
  readonly title: string;
  readonly keyboardLabel: string | undefined;
  readonly summary: Summary;
  readonly speed: MeasuredSpeed;
  readonly mistakesLeft: number;
  readonly minutes: number;
  /** Why it may say less than others; each a few words. */
  readonly notes: readonly string[];
}

/** The results of the counted tests, in their order. */
export function planResults(tests: readonly StoredTest[]): readonly PlanResult[] {
  return tests.flatMap((test) => {
    const { plan: place, title, stored, refusals = 0, corrections, keyboardLabel } = test;
    if (!place || place.isPractice) return [];
    const ignored = refusals + (corrections?.refusals ?? 0);
    const { notes, ...figures } = figuresOf(stored);
    const more = ignored > 0 ? [`${countText(ignored, "key")} ignored by the rule`] : [];
    return [{ place, title: title ?? "", keyboardLabel, ...figures, notes: [...notes, ...more] }];
  });
}

const figuresOf = oncePerTrial((trial: FinishedTrial) => {
  const { startedAt, finishedAt, interruptions } = trial;
  const summary = summarize(trial);
  const speed = measureSpeed(trial);
  const interrupted = stallsDuring(startedAt, finishedAt, interruptions).total > 0;
  return {
    summary,
    speed,
    mistakesLeft: errorCounts(runToEnd(alignTrialInSteps(trial))).total,
    minutes: (finishedAt - startedAt) / 60_000,
    notes: [
      ...(speed.isTypedThroughout ? [] : ["not all text was typed"]),
      ...(interrupted ? ["interrupted"] : []),
    ],
  };
});

/** Tests of one kind in one condition, together. */
export interface MeanResult {
  readonly condition: Condition | null;
  /** As `kindOfTest` returns it. */
  readonly kind: string;
  readonly tests: number;
  /** Geometric mean. */
  readonly wordsPerMinute: number;
  /** `null` if nothing shows how speeds vary. */
  readonly range: LikelyRange | null;
  /** Means per test. */
  readonly accuracy: number;
  readonly errors: number;
  readonly mistakesLeft: number;
}

/** The means of the tests of each kind and condition that were typed throughout. */
export function planMeans(results: readonly PlanResult[]): readonly MeanResult[] {
  const groups = Map.groupBy(
    results.filter(({ speed }) => speed.isTypedThroughout && speed.wordsPerMinute > 0),
    (result) => `${result.place.condition ?? ""} ${kindOfTest(result)}`,
  );
  return Array.from(groups.values(), (group) => {
    const mean = (value: (result: PlanResult) => number) =>
      group.reduce((sum, result) => sum + value(result), 0) / group.length;
    const [first] = group;
    return {
      condition: first?.place.condition ?? null,
      kind: first ? kindOfTest(first) : "",
      tests: group.length,
      wordsPerMinute: Math.exp(mean(({ speed }) => Math.log(speed.wordsPerMinute))),
      range: averageRange(group.map(({ speed }) => speed)),
      accuracy: mean(({ summary }) => summary.accuracy),
      errors: mean(({ summary }) => summary.errors),
      mistakesLeft: mean((result) => result.mistakesLeft),
    };
  }).toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ condition }: MeanResult): number {
  return condition ? conditionLetters.indexOf(condition) : -1;
}

/** The speeds of each run by condition. */
export function speedsByRun(results: readonly PlanResult[]): readonly RunInConditions[] {
  const typed = results.filter(({ speed }) => speed.isTypedThroughout);
  const runs = Map.groupBy(typed, ({ place }) => place.run);
  return Array.from(runs.values(), (run) => {
    const inCondition = (letter: Condition) =>
      run.filter(({ place }) => place.condition === letter).map(({ speed }) => speed);
    return { a: inCondition("A"), b: inCondition("B") };
  });
}

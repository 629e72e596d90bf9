import { startTransition, useEffect, useMemo, useState } from "react";
import type { ReadonlyStore } from "../ui/store.ts";
import { type LayoutName, layoutOfKeys } from "../content/keyboard-layouts.ts";
import type { MeasuredSpeed } from "../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { fullTitle } from "../exercises/full-title.ts";
import { type ProgressTest, progressTest } from "../saved-tests/progress-test.ts";
import { hasSeveralNames, isPlanTest, testsBesidesPeople } from "../saved-tests/plan-test.ts";
import { kindOfTest, type StoredTest } from "../saved-tests/stored-test.ts";
import { useStore, useTest } from "./use-store.ts";
import type { Visit, VisitTest } from "./visit.ts";

/** The visit's tests, oldest first, each with the keyboard of its report: see `Visit.layout`. */
export function useVisitTests(visit: Visit): readonly StoredTest[] {
  const tests = useDeferredStore(visit.finishedTests);
  const chosen = useStore(visit.layout);
  return useMemo(
    () =>
      tests.map((test) => {
        const layout = chosen ?? layoutOfTrial(test.trial, test.exercise.language);
        return { ...storedVisitTest(test), layout };
      }),
    [tests, chosen],
  );
}

/** The keyboard of a finished test's report: the chosen one, or the one that its keys show. */
export function useReportLayout(visit: Visit, trial: FinishedTrial): LayoutName {
  const chosen = useStore(visit.layout);
  const language = useTest(visit.test, ({ exercise }) => exercise.language);
  return chosen ?? layoutOfTrial(trial, language);
}

/** Each trial is examined once, because each further test asks for the layouts of all. */
const layouts = new WeakMap<FinishedTrial, LayoutName>();

/**
 * The layout of the keyboard on which a trial was typed, as far as its keys show it.
 *
 * @param language of its text
 */
export function layoutOfTrial(trial: FinishedTrial, language: string | null): LayoutName {
  const layout = layouts.get(trial) ?? layoutOfKeys(keysOf(trial), language);
  layouts.set(trial, layout);
  return layout;
}

/** The keys that typed a character each, without repetitions. */
function keysOf({ inputStream }: FinishedTrial) {
  const keys = new Map<string, readonly [code: string, character: string]>();
  for (const { kind, receivedAt, removed, inserted, keys: events = [] } of inputStream) {
    const code = events.at(-1)?.code;
    const [character, ...others] = inserted;
    const isByKey = kind === "typed" && receivedAt !== undefined && removed === 0;
    if (!isByKey || !code || character === undefined || others.length > 0) continue;
    keys.set(code + character, [code, character]);
  }
  return [...keys.values()];
}

/** A test of the visit in the form that tests from files have. */
export function storedVisitTest(test: VisitTest): StoredTest {
  const { plan, recipe } = test.exercise;
  return { ...test, title: fullTitle(test.exercise), plan, recipe };
}

/**
 * The speeds of the tests of one kind, up to a finished test and with it last: those from files, then the
 * visit's. As in Progress, tests of plans from files are left out if they are of several people.
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
  const hasPeople = hasSeveralNames([...opened, ...fromVisit].filter(isPlanTest));
  const fromFiles = testsBesidesPeople(opened, hasPeople).filter(({ key }) => !keys.has(key));
  return [...fromFiles, ...fromVisit].flatMap((test) =>
    kindOfTest(test) === kind ? (test.point ?? []) : [],
  );
}

/**
 * Like `useStore`, but renders after more urgent changes. In another file, because `use-store.ts` loads before
 * the first key.
 */
export function useDeferredStore<State>(source: ReadonlyStore<State>): State {
  const [state, setState] = useState(source.getState);
  useEffect(() => {
    const update = () => startTransition(() => setState(source.getState));
    update();
    return source.subscribe(update);
  }, [source]);
  return state;
}

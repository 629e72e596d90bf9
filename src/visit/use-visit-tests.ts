import { startTransition, useEffect, useMemo, useState } from "react";
import type { ReadonlyStore } from "../ui/store.ts";
import { layoutOf } from "../content/keyboard-layouts.ts";
import {
  type FinishedTest,
  kindOfTest,
  kindOfText,
  oncePerTrial,
} from "../test-files/stored-test.ts";
import { useStore } from "./use-store.ts";
import type { Visit, VisitTest } from "./visit.ts";
import { type MeasuredSpeed, measureSpeed } from "../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";

/** The visit's tests, oldest first, each with its kind of text and the keyboard of its report: see `Visit.layout`. */
export function useVisitTests(visit: Visit): readonly FinishedTest[] {
  const tests = useDeferredStore(visit.finishedTests);
  const chosen = useStore(visit.layout);
  return useMemo(
    () =>
      tests.map((test) => {
        const layout = chosen ?? layoutOf(test.exercise.language ?? "en");
        const { plan } = test.exercise;
        return Object.assign({}, test, { title: kindOfText(test.exercise), plan, layout });
      }),
    [tests, chosen],
  );
}

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

/** Like `useStore`, but renders after more urgent changes. Not beside it, because that loads before the first key. */
export function useDeferredStore<State>(source: ReadonlyStore<State>): State {
  const [state, setState] = useState(source.getState);
  useEffect(() => {
    const update = () => startTransition(() => setState(source.getState));
    update();
    return source.subscribe(update);
  }, [source]);
  return state;
}

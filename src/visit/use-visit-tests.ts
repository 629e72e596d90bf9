import { startTransition, useEffect, useMemo, useState } from "react";
import type { ReadonlyStore } from "../ui/store.ts";
import { layoutOf } from "../content/keyboard-layouts.ts";
import { fullTitle } from "../exercises/full-title.ts";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import { useStore } from "./use-store.ts";
import type { Visit, VisitTest } from "./visit.ts";

/** The visit's tests, oldest first, each with the keyboard of its report: see `Visit.layout`. */
export function useVisitTests(visit: Visit): readonly StoredTest[] {
  const tests = useDeferredStore(visit.finishedTests);
  const chosen = useStore(visit.layout);
  return useMemo(
    () =>
      tests.map((test) => {
        const layout = chosen ?? layoutOf(test.exercise.language);
        return { ...storedVisitTest(test), layout };
      }),
    [tests, chosen],
  );
}

/** A test of the visit in the form that tests from files have. */
export function storedVisitTest(test: VisitTest): StoredTest {
  const { plan, recipe } = test.exercise;
  return { ...test, title: fullTitle(test.exercise), plan, recipe };
}

/** Like `useStore`, but renders after more urgent changes. Not in its file, which loads before the first key. */
export function useDeferredStore<State>(source: ReadonlyStore<State>): State {
  const [state, setState] = useState(source.getState);
  useEffect(() => {
    const update = () => startTransition(() => setState(source.getState));
    update();
    return source.subscribe(update);
  }, [source]);
  return state;
}

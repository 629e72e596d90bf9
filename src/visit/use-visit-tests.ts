import { useMemo } from "react";
import { layoutOf } from "../content/layout-of-language.ts";
import { kindOfText } from "../test-files/kind-of-text.ts";
import type { FinishedTest } from "../test-files/stored-test.ts";
import { useDeferredStore } from "./use-deferred-store.ts";
import { useStore } from "./use-store.ts";
import type { Visit } from "./visit.ts";

/** The visit's tests, oldest first, each with its kind of text and the keyboard that its report is made by: see `Visit.layout`. */
export function useVisitTests(visit: Visit): readonly FinishedTest[] {
  const tests = useDeferredStore(visit.finishedTests);
  const chosen = useStore(visit.layout);
  return useMemo(
    () =>
      tests.map((test) => {
        const layout = chosen ?? layoutOf(test.exercise.language ?? "en");
        return Object.assign({}, test, { title: kindOfText(test.exercise), layout });
      }),
    [tests, chosen],
  );
}

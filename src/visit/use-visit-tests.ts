import { useMemo } from "react";
import { layoutOf } from "../content/layout-of-language.ts";
import type { FinishedTest } from "../saved-tests/saved-tests.ts";
import { useKept, useKeptSoon } from "./use-followed.ts";
import type { Visit } from "./visit.ts";

/** The visit's tests, oldest first, each with the keyboard that its report is made by: see `Visit.layout`. */
export function useVisitTests(visit: Visit): readonly FinishedTest[] {
  const tests = useKeptSoon(visit.finishedTests);
  const chosen = useKept(visit.layout);
  return useMemo(
    () =>
      tests.map((test) => {
        const layout = chosen ?? layoutOf(test.exercise.language ?? "en");
        return Object.assign({}, test, { layout });
      }),
    [tests, chosen],
  );
}

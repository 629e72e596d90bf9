import { useEffect, useLayoutEffect, useRef } from "react";
import { type Level, levelNames } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { passageExercise } from "../exercises/passage-exercise.ts";
import type { Mode } from "../exercises/modes.ts";
import type { TestStore } from "../visit/test-store.ts";
import { useTest } from "../visit/use-store.ts";
import { handOver } from "../typing-test/first-test.ts";
import { startClock } from "../typing-test/running/clock.ts";

const refocusDelay: Milliseconds = 100;

/** The test and what can be done to it. The field is filled and focused from here. */
export function useTypingTest(test: TestStore) {
  const field = useRef<HTMLTextAreaElement>(null);
  const refocus = useRef<number>(undefined);
  // Arrow keys go on along the keys of a group, so the focus stays there.
  const isAmongKeys = useRef(false);
  const exercise = useTest(test, (state) => state.exercise);
  const testsBefore = useTest(test, (state) => state.testsBefore);

  const begin = (next: Exercise, isByArrow = false) => {
    isAmongKeys.current = isByArrow;
    test.dispatch({ kind: "begin", exercise: next });
  };

  useLayoutEffect(() => {
    handOver();
    const picked = pickedLevel();
    if (picked && picked !== exercise.level) begin(exercise.atLevel(picked));
    return startClock(test);
    // oxlint-disable-next-line react/exhaustive-deps -- joins the page as it was found, once
  }, []);

  const first = useRef(testsBefore);
  useEffect(() => {
    if (testsBefore === first.current) return undefined;
    if (isAmongKeys.current) return undefined;
    refocus.current = setTimeout(() => field.current?.focus(), refocusDelay);
    return () => clearTimeout(refocus.current);
  }, [testsBefore]);

  return {
    field,
    exercise,
    testsBefore,
    begin,
    chooseLevel: (level: Level, isByArrow: boolean) => begin(exercise.atLevel(level), isByArrow),
    chooseMode: (mode: Mode, isByArrow: boolean) => {
      isAmongKeys.current = isByArrow;
      const { level, source } = test.getState();
      if (mode === "passage") {
        return begin(passageExercise(level, exercise.text, source), isByArrow);
      }
      return test.dispatch({
        kind: "request",
        exerciseRequest: { mode, isByArrow, obstacle: null },
      });
    },
    chooseLanguage: (language: string, isByKey: boolean) => {
      // Its texts are fetched, which must not be in the way of keys.
      if (test.getState().trial.phase === "running") begin(exercise.again());
      isAmongKeys.current = isByKey;
      test.dispatch({ kind: "request", exerciseRequest: { mode: null, language, obstacle: null } });
    },
    restart: () => begin(exercise.again()),
  };
}

/** The level whose key is down, which may have been pressed before the page could react. */
function pickedLevel(): Level | undefined {
  const picked = document.querySelector<HTMLInputElement>('input[name="level"]:checked')?.value;
  return levelNames.find((name) => name === picked);
}

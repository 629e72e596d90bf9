import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Level } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { rememberTest } from "../report/visit.ts";
import type { Exercise } from "./exercise.ts";
import { takeEarlyInputs } from "./field/field-input.ts";
import { levelPickedEarly, openingExercise, rememberExercise } from "./opening.ts";
import { testStore } from "./test-store.ts";
import { useTest } from "./use-test.ts";

const refocusDelay: Milliseconds = 100;

/** The test and what can be done to it. The field is cleared and focused from here. */
export function useTypingTest() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [test] = useState(() => testStore(openingExercise()));
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  const refocus = useRef<number>(undefined);
  const exercise = useTest(test, (state) => state.exercise);
  const finished = useTest(test, ({ trial }) => (trial.phase === "finished" ? trial : null));

  if (failure) throw failure.reason;

  function begin(next: Exercise) {
    test.tell({ begin: next });
    if (field.current) field.current.value = "";
    clearTimeout(refocus.current);
    refocus.current = setTimeout(() => field.current?.focus(), refocusDelay);
  }

  function chooseLevel(level: Level) {
    exercise.atLevel(level).then(begin, (reason: unknown) => setFailure({ reason }));
  }

  // Before any event can reach the field: what was typed while the page had no script is typed here.
  useLayoutEffect(() => {
    for (const input of takeEarlyInputs()) test.tell(input);
    const value = field.current?.value;
    if (value) {
      const at = performance.now();
      test.tell({ value, inputType: "adopted", data: null, isComposing: false, at });
    }
    const picked = levelPickedEarly();
    if (picked && picked !== exercise.level) chooseLevel(picked);
    return () => clearTimeout(refocus.current);
    // oxlint-disable-next-line react/exhaustive-deps -- joins the page as it was found, once
  }, []);

  useEffect(() => rememberExercise(exercise), [exercise]);

  useEffect(() => {
    if (finished) rememberTest({ title: exercise.title, trial: finished });
  }, [exercise, finished]);

  return {
    field,
    test,
    exercise,
    finished,
    begin,
    chooseLevel,
    restart: () => begin(exercise.again()),
  };
}

import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { Level } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { newTrial, type Trial } from "../engine/trial/trial.ts";
import { rememberTest } from "../report/visit.ts";
import type { Exercise } from "./exercise.ts";
import { type FieldInput, takeEarlyInputs } from "./field-input.ts";
import { levelPickedEarly, openingExercise, rememberExercise } from "./opening.ts";
import { readInput } from "./read-input.ts";

const refocusDelay: Milliseconds = 100;

interface TestState {
  readonly exercise: Exercise;
  readonly trial: Trial;
}

/** What can happen to a test: something was typed, the trial changed besides, another test begins. */
type TestEvent =
  | FieldInput
  | { readonly change: (trial: Trial) => Trial }
  | { readonly begin: Exercise };

/**
 * The test and what can be done to it. The field is cleared and focused from here, and read through
 * `enter`. The functions are the same at each key, so that what a key does not change is not rendered.
 */
export function useTypingTest() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [{ exercise, trial }, dispatch] = useReducer(nextTest, null, openTest);
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null);
  const refocus = useRef<number>(undefined);

  if (failure) throw failure.reason;

  const begin = useCallback((next: Exercise) => {
    dispatch({ begin: next });
    if (field.current) field.current.value = "";
    clearTimeout(refocus.current);
    refocus.current = setTimeout(() => field.current?.focus(), refocusDelay);
  }, []);

  const chooseLevel = useCallback(
    (level: Level) => {
      exercise.atLevel(level).then(begin, (reason: unknown) => setFailure({ reason }));
    },
    [begin, exercise],
  );

  // Before any event can reach the field: what was typed while the page had no script is typed here.
  useLayoutEffect(() => {
    for (const input of takeEarlyInputs()) dispatch(input);
    const value = field.current?.value;
    if (value) {
      const at = performance.now();
      dispatch({ value, inputType: "adopted", data: null, isComposing: false, at });
    }
    const picked = levelPickedEarly();
    if (picked && picked !== exercise.level) chooseLevel(picked);
    return () => clearTimeout(refocus.current);
    // oxlint-disable-next-line react/exhaustive-deps -- joins the page as it was found, once
  }, []);

  useEffect(() => rememberExercise(exercise), [exercise]);

  const change = useCallback((by: (trial: Trial) => Trial) => dispatch({ change: by }), []);

  const finished = trial.phase === "finished" ? trial : null;
  // Of the finished trial alone, so that no key has an effect to run.
  useEffect(() => {
    if (finished) rememberTest({ title: exercise.title, trial: finished });
  }, [exercise, finished]);

  const enter = useCallback((input: FieldInput) => dispatch(input), []);
  const restart = useCallback(() => begin(exercise.again()), [begin, exercise]);

  return { field, exercise, trial, finished, enter, change, begin, chooseLevel, restart };
}

function openTest(): TestState {
  return testOf(openingExercise());
}

function testOf(exercise: Exercise): TestState {
  return { exercise, trial: newTrial(exercise.text, exercise.limit) };
}

function nextTest(test: TestState, event: TestEvent): TestState {
  if ("begin" in event) return testOf(event.begin);
  const { exercise } = test;
  if ("change" in event) return { exercise, trial: event.change(test.trial) };
  const trial = readInput(test.trial, event);
  return { exercise, trial: exercise.continued?.(trial) ?? trial };
}

import { useEffect, useLayoutEffect, useRef } from "react";
import { type Level, levelNames } from "../content/passages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { Exercise } from "../visit/exercises/exercise.ts";
import type { TestStore } from "../visit/test-store.ts";
import { useFollowed } from "../visit/use-followed.ts";
import { type FieldInput, takeEarlyInputs } from "./field/field-input.ts";
import { readInput } from "./field/read-input.ts";

const refocusDelay: Milliseconds = 100;

/** The test and what can be done to it. The field is filled, cleared and focused from here. */
export function useTypingTest(test: TestStore) {
  const field = useRef<HTMLTextAreaElement>(null);
  const refocus = useRef<number>(undefined);
  const exercise = useFollowed(test, (state) => state.exercise);
  const finished = useFollowed(test, ({ trial }) => (trial.phase === "finished" ? trial : null));

  const tellInput = (input: FieldInput) =>
    test.tell({ kind: "input", change: (trial) => readInput(trial, input) });

  /** Takes in what was typed while the page had no script; on a later arrival puts back what the test holds. */
  function joinField(element: HTMLTextAreaElement) {
    for (const input of takeEarlyInputs()) tellInput(input);
    const { value } = element;
    const at = performance.now();
    if (value === "") element.value = test.state().trial.transcribed.text;
    else tellInput({ value, inputType: "adopted", data: null, isComposing: false, at, keys: [] });
  }

  function begin(next: Exercise) {
    test.tell({ kind: "begin", exercise: next });
    if (field.current) field.current.value = "";
    clearTimeout(refocus.current);
    refocus.current = setTimeout(() => field.current?.focus(), refocusDelay);
  }

  // Before any event can reach the field.
  useLayoutEffect(() => {
    if (field.current) joinField(field.current);
    const picked = pickedLevel();
    if (picked && picked !== exercise.level) begin(exercise.atLevel(picked));
    // oxlint-disable-next-line react/exhaustive-deps -- joins the page as it was found, once
  }, []);

  useEffect(() => () => clearTimeout(refocus.current), []);

  return {
    field,
    exercise,
    finished,
    begin,
    tellInput,
    chooseLevel: (level: Level) => begin(exercise.atLevel(level)),
    restart: () => begin(exercise.again()),
  };
}

/** The level whose key is down, which may have been pressed before the page could react. */
function pickedLevel(): Level | undefined {
  const picked = document.querySelector<HTMLInputElement>('input[name="level"]:checked')?.value;
  return levelNames.find((name) => name === picked);
}

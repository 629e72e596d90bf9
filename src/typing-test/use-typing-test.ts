import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from "react";
import type { Level } from "../content/passages.ts";
import { newTrial, type Trial } from "../engine/trial.ts";
import { choosePassage } from "./choose-passage.ts";
import { type FieldInput, takeEarlyInputs } from "./field-input.ts";
import { type Choice, levelPickedEarly, openingChoice, rememberChoice } from "./opening.ts";
import { readInput } from "./read-input.ts";

const refocusDelay = 100;

interface TestState extends Choice {
  readonly trial: Trial;
}

/** Another passage of a level; `random` is as `Math.random` gives it. */
interface Beginning {
  readonly level: Level;
  readonly random: number;
}

/** The test and what can be done to it. The field is cleared and focused from here, and read through `enter`. */
export function useTypingTest() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [test, dispatch] = useReducer(nextTest, null, openTest);
  const refocus = useRef<number>(undefined);
  const { level, passage, trial } = test;

  const begin = useCallback((nextLevel: Level) => {
    dispatch({ level: nextLevel, random: Math.random() });
    if (field.current) field.current.value = "";
    clearTimeout(refocus.current);
    refocus.current = setTimeout(() => field.current?.focus(), refocusDelay);
  }, []);

  // Before any event can reach the field: what was typed while the page had no script is typed here.
  useLayoutEffect(() => {
    for (const input of takeEarlyInputs()) dispatch(input);
    const value = field.current?.value;
    if (value) {
      const at = performance.now();
      dispatch({ value, inputType: "adopted", data: null, isComposing: false, at });
    }
    const picked = levelPickedEarly();
    if (picked && picked !== level) begin(picked);
    return () => clearTimeout(refocus.current);
    // oxlint-disable-next-line react/exhaustive-deps -- joins the page as it was found, once
  }, []);

  useEffect(() => rememberChoice({ level, passage }), [level, passage]);

  return {
    field,
    level,
    trial,
    enter: (input: FieldInput) => dispatch(input),
    chooseLevel: begin,
    restart: () => begin(level),
  };
}

function openTest(): TestState {
  const choice = openingChoice();
  return { ...choice, trial: newTrial(choice.passage) };
}

function nextTest(test: TestState, action: FieldInput | Beginning): TestState {
  if ("value" in action) return { ...test, trial: readInput(test.trial, action) };
  const { level, random } = action;
  const passage = choosePassage(level, test.passage, random);
  return { level, passage, trial: newTrial(passage) };
}

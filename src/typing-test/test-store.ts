import type { Milliseconds } from "../engine/trial/edit.ts";
import { newTrial, type Trial } from "../engine/trial/trial.ts";
import type { Exercise } from "./exercise.ts";
import type { FieldInput } from "./field/field-input.ts";
import { readInput } from "./field/read-input.ts";

/** What a test is at a moment. */
export interface TestState {
  readonly exercise: Exercise;
  readonly trial: Trial;
  /** The time at the last tick, by the clock that events are stamped with. */
  readonly now: Milliseconds;
}

/** What can happen to a test: something was typed, the trial changed besides, time passed, another test begins. */
type TestEvent =
  | FieldInput
  | { readonly change: (trial: Trial) => Trial }
  | { readonly now: Milliseconds }
  | { readonly begin: Exercise };

/**
 * A test outside of React, so that a key renders only what it changes: what follows the test is told
 * of each change, and looks for itself whether it is concerned.
 */
export interface TestStore {
  readonly state: () => TestState;
  /** Carries an event out, and has told all who follow when it returns. */
  readonly tell: (event: TestEvent) => void;
  /** @returns what ends it. */
  readonly follow: (onChange: () => void) => () => void;
}

export function testStore(exercise: Exercise): TestStore {
  const followers = new Set<() => void>();
  let state = beginningOf(exercise, 0);
  return {
    state: () => state,
    tell(event) {
      state = nextState(state, event);
      for (const onChange of followers) onChange();
    },
    follow(onChange) {
      followers.add(onChange);
      return () => followers.delete(onChange);
    },
  };
}

function beginningOf(exercise: Exercise, now: Milliseconds): TestState {
  return { exercise, trial: newTrial(exercise.text, exercise.limit), now };
}

function nextState(state: TestState, event: TestEvent): TestState {
  const { exercise, trial, now } = state;
  if ("begin" in event) return beginningOf(event.begin, now);
  if ("now" in event) return { ...state, now: event.now };
  if ("change" in event) return { ...state, trial: event.change(trial) };
  const typed = readInput(trial, event);
  return { ...state, trial: exercise.continued?.(typed) ?? typed };
}

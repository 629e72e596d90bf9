import type { Level } from "../content/passages.ts";
import { type Misalignment, misalignmentAfter } from "../engine/alignment/misalignment.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { newTrial, type FinishedTrial, type Trial } from "../engine/trial/trial.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { english, type PassageSource } from "../exercises/text-source.ts";
import type { ExerciseRequest } from "../exercises/modes.ts";
import { type ReadonlyStore, createListeners, createStore } from "../ui/store.ts";

/** What a test is at a moment. */
export interface TestState {
  /** The level chosen last, which stays while what is typed has none. */
  readonly level: Level;
  /** The texts of the language chosen last, which stays while what is typed has none. */
  readonly source: PassageSource;
  readonly exercise: Exercise;
  readonly trial: Trial;
  /** The time at the last tick, by the clock that events are stamped with. */
  readonly now: Milliseconds;
  readonly exerciseRequest: ExerciseRequest | null;
  /** Where typing is out of step with the text, for as long as it is. */
  readonly misalignment: Misalignment | null;
  /** How many tests were begun in this visit before this one. */
  readonly testsBefore: number;
}

/** What can happen to a test. A wish for another one ends with the first input. */
export type TestAction =
  | { readonly kind: "input"; readonly change: (trial: Trial) => Trial }
  | { readonly kind: "change"; readonly change: (trial: Trial) => Trial }
  | { readonly kind: "tick"; readonly now: Milliseconds }
  | { readonly kind: "request"; readonly exerciseRequest: ExerciseRequest | null }
  | { readonly kind: "begin"; readonly exercise: Exercise };

/**
 * A test outside of React, so that a key renders only what it changes: what follows the test is told
 * of each change, and looks for itself whether it is concerned.
 */
export interface TestStore extends ReadonlyStore<TestState> {
  /**
   * The same test, told of where a change is more than a key or a tick of a trial that goes on as it
   * did. Most follow this, so that a key calls none of them.
   */
  readonly turns: ReadonlyStore<TestState>;
  /** Carries an action out, and has told all who follow when it returns. */
  readonly dispatch: (action: TestAction) => void;
}

export function createTestStore(exercise: Exercise): TestStore {
  const { getState, subscribe, setState } = createStore(
    initialState(exercise, "easy", english, 0, 0),
  );
  const ofTurns = createListeners();
  return {
    getState,
    subscribe,
    turns: { getState, subscribe: ofTurns.subscribe },
    dispatch(action) {
      const before = getState();
      const after = reduce(before, action);
      setState(after);
      if (!goesOn(before, after)) ofTurns.notify();
    },
  };
}

function goesOn(before: TestState, { trial, exerciseRequest, misalignment }: TestState): boolean {
  return (
    before.trial.phase === "running" &&
    trial.phase === "running" &&
    trial.presented === before.trial.presented &&
    exerciseRequest === before.exerciseRequest &&
    // Out of step, each key may change what is said of it.
    misalignment === null &&
    before.misalignment === null
  );
}

/**
 * Calls a function at the end of each test, once.
 *
 * @returns what ends it.
 */
export function subscribeToEnd(
  test: TestStore,
  onEnd: (exercise: Exercise, trial: FinishedTrial) => void,
): () => void {
  let last = test.getState().trial;
  return test.turns.subscribe(() => {
    const { exercise, trial } = test.getState();
    const isEnd = trial.phase === "finished" && trial !== last;
    last = trial;
    if (isEnd) onEnd(exercise, trial);
  });
}

function initialState(
  exercise: Exercise,
  level: Level,
  source: PassageSource,
  now: Milliseconds,
  testsBefore: number,
): TestState {
  return {
    level: exercise.level ?? level,
    source: exercise.source ?? source,
    exercise,
    trial: newTrial(exercise.text, exercise.limit),
    now,
    exerciseRequest: null,
    misalignment: null,
    testsBefore,
  };
}

function reduce(state: TestState, action: TestAction): TestState {
  const { level, source, exercise, trial, now, testsBefore } = state;
  if (action.kind === "begin") {
    return initialState(action.exercise, level, source, now, testsBefore + 1);
  }
  if (action.kind === "tick") return { ...state, now: action.now };
  if (action.kind === "request") return { ...state, exerciseRequest: action.exerciseRequest };
  const changed = action.change(trial);
  if (action.kind === "change") return { ...state, trial: changed };
  const { presented, transcribed } = changed;
  // Where nothing is wrong, nothing is out of step.
  const misalignment =
    changed.errors > 0
      ? misalignmentAfter(state.misalignment, presented, transcribed.graphemes)
      : null;
  return {
    ...state,
    trial: exercise.continued?.(changed) ?? changed,
    exerciseRequest: null,
    misalignment,
  };
}

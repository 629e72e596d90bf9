import type { Level } from "../content/passages.ts";
import { type Misalignment, misalignmentAfter } from "../engine/alignment/misalignment.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { LimitedCorrections } from "../engine/trial/test-settings.ts";
import { newTrial, type FinishedTrial, type Trial } from "../engine/trial/trial.ts";
import type { Exercise, ExerciseRequest } from "../exercises/exercise.ts";
import { english, type PassageSource } from "../exercises/passage-exercise.ts";
import { createStore, type ReadonlyStore } from "../ui/store.ts";

export interface TestState extends RuleState {
  /** The level chosen last, which stays while the exercise has none. */
  readonly level: Level;
  /** The texts of the language chosen last, which stay while the exercise has none. */
  readonly source: PassageSource;
  /** The programming language chosen last; `null` before the first. */
  readonly code: string | null;
  readonly exercise: Exercise;
  readonly trial: Trial;
  /** The time of the last tick, by the clock that stamps events. */
  readonly now: Milliseconds;
  /** The request for another exercise, until that begins; typing cancels it. */
  readonly exerciseRequest: ExerciseRequest | null;
  /** Where typing is out of step with the text; `null` while it is in step. */
  readonly misalignment: Misalignment | null;
  /** How many tests began in this visit before this one. */
  readonly testsBefore: number;
}

/** What the rules on keys have refused. */
interface RuleState {
  /** How often a character was refused after a mistake; absent if none could be. */
  readonly refusals?: number | undefined;
  /** The rule on corrections, if there is one, and how many keys it refused. */
  readonly corrections?: LimitedCorrections | undefined;
  /** Why the last key was refused; `null` if it was not. */
  readonly refusedFor: "mistake" | "correction" | null;
}

export type TestAction =
  | { readonly kind: "input"; readonly change: (trial: Trial) => Trial }
  /** Something else changes the trial, such as its time limit. */
  | { readonly kind: "change"; readonly change: (trial: Trial) => Trial }
  | { readonly kind: "tick"; readonly now: Milliseconds }
  | { readonly kind: "request"; readonly exerciseRequest: ExerciseRequest | null }
  /** A rule can refuse keys from now on, or has refused one. */
  | { readonly kind: "rule"; readonly change: Partial<RuleState> }
  | {
      readonly kind: "begin";
      readonly exercise: Exercise;
      /** Whether the focus stays on the choice, because more keys may follow. */
      readonly keepsFocus?: boolean;
    };

/** The state of the test, which lives outside React: a key renders nothing that it does not change. */
export interface TestStore extends ReadonlyStore<TestState> {
  readonly dispatch: (action: TestAction) => void;
}

export function createTestStore(exercise: Exercise): TestStore {
  const store = createStore(
    initialState(exercise, { level: "easy", source: english, code: null, now: 0 }, 0),
  );
  return {
    ...store,
    dispatch: (action) => store.setState(reduce(store.getState(), action)),
  };
}

/** When the running trial started; `null` while none is running. For `subscribeWhile`. */
export function runningSince({ trial }: TestState): Milliseconds | null {
  return trial.phase === "running" ? trial.startedAt : null;
}

/** Calls `onEnd` at the end of each test, once. Returns a function that unsubscribes. */
export function subscribeToEnd(
  test: TestStore,
  onEnd: (exercise: Exercise, trial: FinishedTrial) => void,
): () => void {
  return test.subscribe(
    ({ trial }) => trial.phase,
    () => {
      const { exercise, trial } = test.getState();
      if (trial.phase === "finished") onEnd(exercise, trial);
    },
  );
}

/** Begins the exercise of Restart and Try Again. What was requested and is still loading follows it. */
export function restart({ getState, dispatch }: TestStore): void {
  const { exercise, exerciseRequest } = getState();
  dispatch({ kind: "begin", exercise: exercise.again() });
  if (exerciseRequest?.obstacle === null) dispatch({ kind: "request", exerciseRequest });
}

/**
 * Calls `onTick` at once, at each tick and, while the test is not running, at each change of the trial;
 * never at a key of a running test. Returns a function that unsubscribes.
 */
export function subscribeToTicks(test: TestStore, onTick: (state: TestState) => void): () => void {
  onTick(test.getState());
  return test.subscribe(
    ({ trial, now }) => (trial.phase === "running" ? now : trial),
    () => onTick(test.getState()),
  );
}

/** @param before supplies the level, source and code if the exercise has none. */
function initialState(
  exercise: Exercise,
  before: Pick<TestState, "level" | "source" | "code" | "now">,
  testsBefore: number,
): TestState {
  return {
    level: exercise.level ?? before.level,
    source: exercise.source ?? before.source,
    code: exercise.code ?? before.code,
    exercise,
    trial: newTrial(exercise.text, exercise.limit),
    now: before.now,
    exerciseRequest: null,
    misalignment: null,
    refusedFor: null,
    testsBefore,
  };
}

function reduce(state: TestState, action: TestAction): TestState {
  const { trial } = state;
  if (action.kind === "input") return afterInput(state, action.change(trial));
  if (action.kind === "change") return { ...state, trial: action.change(trial) };
  if (action.kind === "tick") return { ...state, now: action.now };
  if (action.kind === "request") return { ...state, exerciseRequest: action.exerciseRequest };
  if (action.kind === "rule") return { ...state, ...action.change };
  return initialState(action.exercise, state, state.testsBefore + 1);
}

function afterInput(state: TestState, trial: Trial): TestState {
  const { presented, transcribed } = trial;
  return {
    ...state,
    trial: state.exercise.continued?.(trial) ?? trial,
    exerciseRequest: null,
    // Without an error nothing is out of step.
    misalignment:
      trial.errors > 0
        ? misalignmentAfter(state.misalignment, presented, transcribed.graphemes)
        : null,
    refusedFor: null,
  };
}

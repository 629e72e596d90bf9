import type { Level } from "../content/passages.ts";
import { type Slip, slipAfter } from "../engine/alignment/slip.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { newTrial, type FinishedTrial, type Trial } from "../engine/trial/trial.ts";
import type { Exercise } from "./exercises/exercise.ts";
import { english, type PassageSource } from "./exercises/text-source.ts";
import type { Wish } from "./modes.ts";
import { type Followed, followers, kept } from "./kept.ts";

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
  readonly wish: Wish | null;
  /** Where typing is out of step with the text, for as long as it is. */
  readonly slip: Slip | null;
  /** How many tests were begun in this visit before this one. */
  readonly testsBefore: number;
}

/** What can happen to a test. A wish for another one ends with the first input. */
export type TestEvent =
  | { readonly kind: "input"; readonly change: (trial: Trial) => Trial }
  | { readonly kind: "change"; readonly change: (trial: Trial) => Trial }
  | { readonly kind: "tick"; readonly now: Milliseconds }
  | { readonly kind: "wish"; readonly wish: Wish | null }
  | { readonly kind: "begin"; readonly exercise: Exercise };

/**
 * A test outside of React, so that a key renders only what it changes: what follows the test is told
 * of each change, and looks for itself whether it is concerned.
 */
export interface TestStore extends Followed<TestState> {
  /**
   * The same test, told of where a change is more than a key or a tick of a trial that goes on as it
   * did. Most follow this, so that a key calls none of them.
   */
  readonly turns: Followed<TestState>;
  /** Carries an event out, and has told all who follow when it returns. */
  readonly tell: (event: TestEvent) => void;
}

export function testStore(exercise: Exercise): TestStore {
  const { state, follow, set } = kept(beginningOf(exercise, "easy", english, 0, 0));
  const ofTurns = followers();
  return {
    state,
    follow,
    turns: { state, follow: ofTurns.follow },
    tell(event) {
      const before = state();
      const after = nextState(before, event);
      set(after);
      if (!goesOn(before, after)) ofTurns.tell();
    },
  };
}

function goesOn(before: TestState, { trial, wish, slip }: TestState): boolean {
  return (
    before.trial.phase === "running" &&
    trial.phase === "running" &&
    trial.presented === before.trial.presented &&
    wish === before.wish &&
    // Out of step, each key may change what is said of it.
    slip === null &&
    before.slip === null
  );
}

/**
 * Calls a function at the end of each test, once.
 *
 * @returns what ends it.
 */
export function followEnds(
  test: TestStore,
  onEnd: (exercise: Exercise, trial: FinishedTrial) => void,
): () => void {
  let last = test.state().trial;
  return test.turns.follow(() => {
    const { exercise, trial } = test.state();
    const isEnd = trial.phase === "finished" && trial !== last;
    last = trial;
    if (isEnd) onEnd(exercise, trial);
  });
}

function beginningOf(
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
    wish: null,
    slip: null,
    testsBefore,
  };
}

function nextState(state: TestState, event: TestEvent): TestState {
  const { level, source, exercise, trial, now, testsBefore } = state;
  if (event.kind === "begin") {
    return beginningOf(event.exercise, level, source, now, testsBefore + 1);
  }
  if (event.kind === "tick") return { ...state, now: event.now };
  if (event.kind === "wish") return { ...state, wish: event.wish };
  const changed = event.change(trial);
  if (event.kind === "change") return { ...state, trial: changed };
  const { presented, transcribed } = changed;
  // Where nothing is wrong, nothing is out of step.
  const slip = changed.errors > 0 ? slipAfter(state.slip, presented, transcribed.graphemes) : null;
  return { ...state, trial: exercise.continued?.(changed) ?? changed, wish: null, slip };
}

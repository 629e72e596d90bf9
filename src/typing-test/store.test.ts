import { expect, test } from "vitest";
import type { Exercise } from "../exercises/exercise.ts";
import { typed } from "./test-aids/typed.ts";
import { createTestStore, restart, subscribeToEnd } from "./store.ts";
import { english, passageExercise } from "../exercises/passage-exercise.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";

test("Restart keeps a request that is loading, and no other", () => {
  const store = createTestStore(ownExercise("cat", english));
  const loading = { mode: null, language: "de", obstacle: null };
  store.dispatch({ kind: "request", exerciseRequest: loading });
  restart(store);
  expect(store.getState()).toMatchObject({ testsBefore: 1, exerciseRequest: loading });
  const refused = { mode: null, obstacle: "The texts in German did not load." };
  store.dispatch({ kind: "request", exerciseRequest: refused });
  restart(store);
  expect(store.getState()).toMatchObject({ testsBefore: 2, exerciseRequest: null });
});

test("another exercise begins with an untouched trial of its text and its limit", () => {
  const store = createTestStore(ownExercise("cat", english));
  store.dispatch(typed("c", 10));
  const timed: Exercise = { ...ownExercise("a dog", english), limit: 15_000 };
  store.dispatch({ kind: "begin", exercise: timed });
  expect(store.getState().exercise).toBe(timed);
  expect(store.getState().trial).toMatchObject({ phase: "ready", limit: 15_000, inputStream: [] });
  expect(store.getState().trial.presented.join("")).toBe("a dog");
});

test("a tick does not change the trial, so that only the clock is painted", () => {
  const store = createTestStore(ownExercise("cat", english));
  store.dispatch(typed("c", 10));
  const { trial } = store.getState();
  store.dispatch({ kind: "tick", now: 110 });
  expect(store.getState().trial).toBe(trial);
});

test("a request for another text ends with the first input, and with another exercise", () => {
  const store = createTestStore(ownExercise("cat", english));
  store.dispatch({ kind: "request", exerciseRequest: { mode: "30", obstacle: null } });
  store.dispatch({ kind: "tick", now: 100 });
  expect(store.getState().exerciseRequest?.mode).toBe("30");
  store.dispatch(typed("c", 110));
  expect(store.getState().exerciseRequest).toBeNull();

  store.dispatch({ kind: "request", exerciseRequest: { mode: "30", obstacle: null } });
  store.dispatch({ kind: "begin", exercise: ownExercise("dog", english) });
  expect(store.getState().exerciseRequest).toBeNull();
});

test("the level chosen last stays while a text has none", () => {
  const store = createTestStore(ownExercise("cat", english));
  expect(store.getState().level).toBe("easy");
  store.dispatch({ kind: "begin", exercise: passageExercise("hard") });
  store.dispatch({ kind: "begin", exercise: ownExercise("cat", english) });
  expect(store.getState().level).toBe("hard");
});

test("the end of a test is reported once, and that of the next one again", () => {
  const store = createTestStore(ownExercise("at", english));
  const ends: string[] = [];
  subscribeToEnd(store, (exercise) => ends.push(exercise.text));
  store.dispatch(typed("at", 10));
  store.dispatch({ kind: "tick", now: 110 });
  store.dispatch(typed("att", 120));
  expect(ends).toEqual(["at"]);
  store.dispatch({ kind: "begin", exercise: ownExercise("on", english) });
  store.dispatch(typed("on", 500));
  expect(ends).toEqual(["at", "on"]);
});

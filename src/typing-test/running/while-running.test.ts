import { expect, test } from "vitest";
import { typed } from "../../visit/test-aids/typed.ts";
import { createTestStore } from "../../visit/test-store.ts";
import { ownExercise } from "../../exercises/own-exercise.ts";
import { whileRunning } from "./while-running.ts";

/** A test of a text of two characters, and what was started and ended while it was followed. */
function followed() {
  const store = createTestStore(ownExercise("at"));
  const told: string[] = [];
  const follow = () =>
    whileRunning(store, ({ startedAt }) => {
      told.push(`started at ${startedAt}`);
      return () => told.push("ended");
    });
  return { store, told, follow };
}

test("it starts with the first character and ends with the last, each once", () => {
  const { store, told, follow } = followed();
  follow();
  expect(told).toEqual([]);
  store.dispatch(typed("x", 10));
  store.dispatch({ kind: "tick", now: 110 });
  store.dispatch(typed("", 120));
  store.dispatch(typed("a", 130));
  expect(told).toEqual(["started at 10"]);
  store.dispatch(typed("at", 140));
  expect(told).toEqual(["started at 10", "ended"]);
});

test("another test ends it, and it starts with that one's first character", () => {
  const { store, told, follow } = followed();
  follow();
  store.dispatch(typed("a", 10));
  store.dispatch({ kind: "begin", exercise: ownExercise("on") });
  store.dispatch(typed("o", 500));
  expect(told).toEqual(["started at 10", "ended", "started at 500"]);
});

test("it starts at once where a trial is running already, and ends at the latest when nobody follows", () => {
  const { store, told, follow } = followed();
  store.dispatch(typed("a", 10));
  const stop = follow();
  expect(told).toEqual(["started at 10"]);
  stop();
  expect(told).toEqual(["started at 10", "ended"]);
  store.dispatch(typed("at", 20));
  expect(told).toEqual(["started at 10", "ended"]);
});

import { expect, test } from "vitest";
import { typed } from "../../visit/test-aids/typed.ts";
import { testStore } from "../../visit/test-store.ts";
import { ownExercise } from "../../visit/exercises/own-exercise.ts";
import { whileRunning } from "./while-running.ts";

/** A test of a text of two characters, and what was started and ended while it was followed. */
function followed() {
  const store = testStore(ownExercise("at"));
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
  store.tell(typed("x", 10));
  store.tell({ kind: "tick", now: 110 });
  store.tell(typed("", 120));
  store.tell(typed("a", 130));
  expect(told).toEqual(["started at 10"]);
  store.tell(typed("at", 140));
  expect(told).toEqual(["started at 10", "ended"]);
});

test("another test ends it, and it starts with that one's first character", () => {
  const { store, told, follow } = followed();
  follow();
  store.tell(typed("a", 10));
  store.tell({ kind: "begin", exercise: ownExercise("on") });
  store.tell(typed("o", 500));
  expect(told).toEqual(["started at 10", "ended", "started at 500"]);
});

test("it starts at once where a trial is running already, and ends at the latest when nobody follows", () => {
  const { store, told, follow } = followed();
  store.tell(typed("a", 10));
  const stop = follow();
  expect(told).toEqual(["started at 10"]);
  stop();
  expect(told).toEqual(["started at 10", "ended"]);
  store.tell(typed("at", 20));
  expect(told).toEqual(["started at 10", "ended"]);
});

import { expect, test } from "vitest";
import type { Exercise } from "./exercise.ts";
import { typed } from "./test-aids/typed.ts";
import { testStore } from "./test-store.ts";
import { ownExercise } from "./what-to-type/own-exercise.ts";

test("what was typed is in the trial before anyone is told", () => {
  const store = testStore(ownExercise("cat"));
  const seen: string[] = [];
  store.follow(() => seen.push(store.state().trial.transcribed.graphemes.join("")));
  store.tell(typed("c", 10));
  store.tell(typed("ca", 20));
  expect(seen).toEqual(["c", "ca"]);
});

test("who has stopped following is told no more", () => {
  const store = testStore(ownExercise("cat"));
  let times = 0;
  const stop = store.follow(() => (times += 1));
  store.tell({ now: 100 });
  stop();
  store.tell({ now: 200 });
  expect(times).toBe(1);
  expect(store.state().now).toBe(200);
});

test("another exercise begins with an untouched trial of its text and its limit", () => {
  const store = testStore(ownExercise("cat"));
  store.tell(typed("c", 10));
  const timed: Exercise = { ...ownExercise("a dog"), limit: 15_000 };
  store.tell({ begin: timed });
  expect(store.state().exercise).toBe(timed);
  expect(store.state().trial).toMatchObject({ phase: "ready", limit: 15_000, inputStream: [] });
  expect(store.state().trial.presented.join("")).toBe("a dog");
});

test("a tick leaves the trial as it is, so that nothing is painted for it but the clock", () => {
  const store = testStore(ownExercise("cat"));
  store.tell(typed("c", 10));
  const { trial } = store.state();
  store.tell({ now: 110 });
  expect(store.state().trial).toBe(trial);
});

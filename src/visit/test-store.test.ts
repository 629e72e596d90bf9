import { expect, test } from "vitest";
import type { Exercise } from "./exercises/exercise.ts";
import { typed } from "./test-aids/typed.ts";
import { followEnds, testStore } from "./test-store.ts";
import { passageExercise } from "./exercises/passage-exercise.ts";
import { ownExercise } from "./exercises/own-exercise.ts";

test("what was typed is in the trial before anyone is told", () => {
  const store = testStore(ownExercise("cat"));
  const seen: string[] = [];
  store.follow(() => seen.push(store.state().trial.transcribed.text));
  store.tell(typed("c", 10));
  store.tell(typed("ca", 20));
  expect(seen).toEqual(["c", "ca"]);
});

test("who follows its turns is told of its start, its end, a wish and another text, and of no other key or tick", () => {
  const store = testStore(ownExercise("cats"));
  const seen: string[] = [];
  store.turns.follow(() => {
    const { trial, wish } = store.turns.state();
    seen.push(`${trial.phase} ${trial.transcribed.text} ${wish?.mode ?? ""}`.trim());
  });
  store.tell(typed("c", 10));
  store.tell(typed("ca", 20));
  store.tell({ kind: "tick", now: 100 });
  store.tell({ kind: "wish", wish: { mode: "30", obstacle: null } });
  store.tell(typed("cat", 120));
  store.tell(typed("ca", 130));
  store.tell(typed("cat", 140));
  store.tell(typed("cats", 150));
  store.tell({ kind: "begin", exercise: ownExercise("dog") });
  expect(seen).toEqual(["running c", "running ca 30", "running cat", "finished cats", "ready"]);
});

test("out of step, each key is a turn, for each may change what is said of it", () => {
  const store = testStore(ownExercise("a kettle sings"));
  let turns = 0;
  store.turns.follow(() => (turns += 1));
  const text = "a ketle sings";
  for (let length = 1; length <= text.length; length += 1) {
    store.tell(typed(text.slice(0, length), 100 * length));
  }
  expect(store.state().slip).not.toBeNull();
  const before = turns;
  store.tell(typed(text.slice(0, -1), 5000));
  expect(turns).toBe(before + 1);
});

test("who has stopped following is told no more", () => {
  const store = testStore(ownExercise("cat"));
  let times = 0;
  const stop = store.follow(() => (times += 1));
  store.tell({ kind: "tick", now: 100 });
  stop();
  store.tell({ kind: "tick", now: 200 });
  expect(times).toBe(1);
  expect(store.state().now).toBe(200);
});

test("another exercise begins with an untouched trial of its text and its limit", () => {
  const store = testStore(ownExercise("cat"));
  store.tell(typed("c", 10));
  const timed: Exercise = { ...ownExercise("a dog"), limit: 15_000 };
  store.tell({ kind: "begin", exercise: timed });
  expect(store.state().exercise).toBe(timed);
  expect(store.state().trial).toMatchObject({ phase: "ready", limit: 15_000, inputStream: [] });
  expect(store.state().trial.presented.join("")).toBe("a dog");
});

test("a tick leaves the trial as it is, so that nothing is painted for it but the clock", () => {
  const store = testStore(ownExercise("cat"));
  store.tell(typed("c", 10));
  const { trial } = store.state();
  store.tell({ kind: "tick", now: 110 });
  expect(store.state().trial).toBe(trial);
});

test("a wish for another text ends with the first input, and with another exercise", () => {
  const store = testStore(ownExercise("cat"));
  store.tell({ kind: "wish", wish: { mode: "30", obstacle: null } });
  store.tell({ kind: "tick", now: 100 });
  expect(store.state().wish?.mode).toBe("30");
  store.tell(typed("c", 110));
  expect(store.state().wish).toBeNull();

  store.tell({ kind: "wish", wish: { mode: "30", obstacle: null } });
  store.tell({ kind: "begin", exercise: ownExercise("dog") });
  expect(store.state().wish).toBeNull();
});

test("the level chosen last stays while a text has none", () => {
  const store = testStore(ownExercise("cat"));
  expect(store.state().level).toBe("easy");
  store.tell({ kind: "begin", exercise: passageExercise("hard") });
  store.tell({ kind: "begin", exercise: ownExercise("cat") });
  expect(store.state().level).toBe("hard");
});

test("the end of a test is told once, and that of the next one again", () => {
  const store = testStore(ownExercise("at"));
  const ends: string[] = [];
  followEnds(store, (exercise) => ends.push(exercise.text));
  store.tell(typed("at", 10));
  store.tell({ kind: "tick", now: 110 });
  store.tell(typed("att", 120));
  expect(ends).toEqual(["at"]);
  store.tell({ kind: "begin", exercise: ownExercise("on") });
  store.tell(typed("on", 500));
  expect(ends).toEqual(["at", "on"]);
});

import { expect, onTestFinished, test, vi } from "vitest";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { typed } from "../typing-test/test-aids/typed.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { newVisit } from "./visit.ts";
import { english } from "../exercises/passage-exercise.ts";

test("each finished test joins the visit's once, with its exercise, and a running one does not", () => {
  const visit = newVisit(createTypingTest(ownExercise("cat", english)));
  visit.test.dispatch(typed("ca", 10));
  expect(visit.finishedTests.getState()).toEqual([]);
  visit.test.dispatch(typed("cat", 20));
  visit.test.dispatch({ kind: "tick", now: 120 });
  visit.test.dispatch(typed("cats", 130));
  const { exercise, trial } = visit.test.getState();
  expect(visit.finishedTests.getState()).toMatchObject([{ exercise, trial }]);
});

test("a test into which a book was pasted is not compared with others", () => {
  const visit = newVisit(createTypingTest(ownExercise("cat", english)));
  const book = "cat ".repeat(5_000);
  visit.test.dispatch(typed(book, 10));
  expect(visit.test.getState().trial.phase).toBe("finished");
  expect(visit.finishedTests.getState()).toEqual([]);
});

test("a test has the label that the keyboard has when it ends, and keeps it", () => {
  const visit = newVisit(createTypingTest(ownExercise("cat", english)));
  const nameKeyboard = (keyboardLabel: string) =>
    visit.test.options.setState({ ...visit.test.options.getState(), keyboardLabel });
  const typeOnce = () => visit.test.dispatch(typed("cat", 10));
  typeOnce();
  visit.test.dispatch({ kind: "begin", exercise: ownExercise("cat", english) });
  nameKeyboard("Ergodox");
  typeOnce();
  nameKeyboard("laptop");
  const labels = visit.finishedTests.getState().map(({ keyboardLabel }) => keyboardLabel);
  expect(labels).toEqual([undefined, "Ergodox"]);
});

test("a test is never dated before the one before, even if the clock was set back", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const visit = newVisit(createTypingTest(ownExercise("cat", english)));
  for (const now of [2_000, 1_000, 3_000]) {
    vi.setSystemTime(now);
    visit.test.dispatch(typed("cat", 10));
    visit.test.dispatch({ kind: "begin", exercise: ownExercise("cat", english) });
  }
  const dates = visit.finishedTests.getState().map(({ typedOn }) => typedOn);
  expect(dates).toEqual([2_000, 2_000, 3_000]);
});

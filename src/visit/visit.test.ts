import { expect, test } from "vitest";
import { ownExercise } from "./exercises/own-exercise.ts";
import { typed } from "./test-aids/typed.ts";
import { newVisit } from "./visit.ts";

test("each finished test joins the visit's once, by its title, and a running one does not", () => {
  const visit = newVisit(ownExercise("cat"));
  visit.test.tell(typed("ca", 10));
  expect(visit.finishedTests.state()).toEqual([]);
  visit.test.tell(typed("cat", 20));
  visit.test.tell({ kind: "tick", now: 120 });
  visit.test.tell(typed("cats", 130));
  const { trial } = visit.test.state();
  expect(visit.finishedTests.state()).toMatchObject([{ title: "Your own text", kept: { trial } }]);
});

test("a test into which a book was pasted is not held against others", () => {
  const visit = newVisit(ownExercise("cat"));
  const book = "cat ".repeat(5_000);
  visit.test.tell(typed(book, 10));
  expect(visit.test.state().trial.phase).toBe("finished");
  expect(visit.finishedTests.state()).toEqual([]);
});

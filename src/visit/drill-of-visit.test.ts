import { createTypingTest } from "../typing-test/typing-test.ts";
import { expect, test } from "vitest";
import { finished } from "../engine/test-aids/key-script.ts";
import { applyEdit } from "../engine/trial/apply-edit.ts";
import type { Practice } from "../engine/practice.ts";
import { newTrial, type Trial } from "../engine/trial/trial.ts";
import { drillExercise } from "../exercises/drill-exercise.ts";
import { english, passageExercise } from "../exercises/passage-exercise.ts";
import { drillOfVisit } from "./drill-of-visit.ts";
import { newVisit, type Visit } from "./visit.ts";

const practice = "you rest our house for a sound bird and a green hat on her side ";

test("the button and the key start the same drill, from the tests of the visit", async () => {
  const visit = newVisit(createTypingTest(passageExercise("easy")));
  expect(await drillOfVisit(visit)).toBe(
    "Take a test first. The drill is built from what you type slowly or miss.",
  );
  typeUnevenly(visit, practice.trim());
  expect(await drillOfVisit(visit)).toMatch(/^Take another test first/);
  typeUnevenly(visit, practice.trim());
  typeUnevenly(visit, practice.trim());
  const both = await Promise.all([drillOfVisit(visit), drillOfVisit(visit)]);
  expect(both).toMatchObject([{ spots: ["ou"] }, { spots: ["ou"] }]);
});

test("a drill of code is another kind of test than one of words", () => {
  const [words, code] = [null, "Python"].map((shown) => drillExercise(weakTh, english, shown));
  expect([words, code]).toMatchObject([{ title: "Weak spots" }, { title: "Weak spots in code" }]);
});

test("a spot that has become as quick as others is no longer drilled", async () => {
  const visit = newVisit(createTypingTest(passageExercise("easy")));
  const text = practice.repeat(6).trim();
  typeUnevenly(visit, text);
  expect(await drillOfVisit(visit)).toMatchObject({ spots: ["ou"] });
  // Three tests of 383 characters have more than 1,000 intervals.
  for (let quick = 0; quick < 3; quick += 1) typeUnevenly(visit, text, 100);
  expect(await drillOfVisit(visit)).toMatch(/^Nothing stands out/);
});

test("a test of more than 20,000 characters makes a drill as well", async () => {
  const visit = newVisit(createTypingTest(passageExercise("easy")));
  typeUnevenly(visit, practice.repeat(350).trim());
  expect(await drillOfVisit(visit)).toMatchObject({ spots: ["ou"] });
});

/** Metrics of someone who misses every "th". */
function weakTh(): Practice {
  const typed = {
    samples: 0,
    mean: null,
    typicalTime: null,
    attempts: 90,
    missed: 0,
    missedShare: 0,
  };
  const letters = [{ ...typed, text: "e" }];
  return { letters, pairs: [{ ...typed, text: "th", missed: 90 }], typicalInterval: 100 };
}

/** Types a text with 100 ms a key, but another time for the u of "ou". */
function typeUnevenly(visit: Visit, text: string, timeOfU = 400) {
  let trial: Trial = newTrial(text);
  let at = 0;
  for (const [start, character] of Array.from(text).entries()) {
    at += character === "u" && text[start - 1] === "o" ? timeOfU : 100;
    trial = applyEdit(trial, { kind: "typed", start, removed: 0, inserted: [character], at });
  }
  const typed = { typedOn: 0, trial: finished(trial), exercise: passageExercise("easy") };
  visit.finishedTests.setState([...visit.finishedTests.getState(), typed]);
}

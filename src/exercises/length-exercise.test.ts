import { expect, test } from "vitest";
import { setValue } from "../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../engine/trial/trial.ts";
import { timedLength } from "../texts/recipe.ts";
import { endlessText, lengthExercise } from "./length-exercise.ts";
import { english } from "./passage-exercise.ts";
import { wholeSource } from "./recipe-exercise.ts";
import { faq } from "../content/faq.ts";
import { timedModes } from "./exercise.ts";

function* numbers(): Generator<string, never> {
  for (let index = 0; ; index += 1) yield `${index} `;
}

test("an endless text continues with the pieces that follow", () => {
  const { text, continued } = endlessText(numbers());
  let trial: Trial = newTrial(text, 60_000);
  for (let round = 1; round <= 5; round += 1) {
    const typed = trial.presented.join("").slice(0, -100);
    trial = continued(setValue(trial, typed, round));
  }
  const presented = trial.presented.join("").trim().split(" ").map(Number);
  expect(presented).toEqual(Array.from(presented, (_, index) => index));
  expect(presented.length).toBeGreaterThan(2_000);
});

test("an endless text that starts again continues as before", () => {
  const { text, continued } = endlessText(numbers());
  const extended = () => continued(setValue(newTrial(text, 60_000), text.slice(0, -100), 1));
  const first = extended().presented;
  expect(continued(setValue({ ...newTrial(text), presented: first }, "x", 1)).presented).toBe(
    first,
  );
  expect(extended().presented).toEqual(first);
});

test("only 60 seconds of unchanged sentences are the mode of 60 seconds", () => {
  const minute = timedLength(60);
  const lengths = [
    minute,
    timedLength(61),
    { ...minute, hasNumbers: true },
    { ...minute, unit: "words" },
    { ...minute, unit: "endless", amount: 0 },
  ] as const;
  const made = lengths.map((length) => lengthExercise("easy", length, wholeSource(english)));
  expect(made.map(({ mode, limit }) => [mode, limit])).toEqual([
    ["60", 60_000],
    ["length", 61_000],
    ["length", 60_000],
    ["length", null],
    ["length", Infinity],
  ]);
});

test("the FAQ lists the timed lengths", () => {
  const lengths = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(timedModes);
  const answers = faq.flatMap(({ answer }) => answer).join("\n");
  expect(answers).toContain(`a timed test of ${lengths} seconds`);
});

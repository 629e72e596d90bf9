import { expect, test } from "vitest";
import { setValue, typeKeys } from "../test-aids/key-script.ts";
import { applyEdit } from "../trial/apply-edit.ts";
import { commitComposition } from "../trial/composition.ts";
import { endAtLimit, newTrial, type Trial } from "../trial/trial.ts";
import { stepsOf } from "./steps.ts";

function steps(trial: Trial) {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return stepsOf(trial).map(({ time, characters }) => [time, characters]);
}

test("each key after the first is a step; a correction takes time and gives no character", () => {
  expect(steps(typeKeys("cat", "cx<at", 150))).toEqual([
    [150, 1],
    [150, -1],
    [150, 1],
    [150, 1],
  ]);
});

test("in a timed trial the time from the last key to the limit is a step of its own", () => {
  const typed = setValue(setValue(newTrial("the cat", 15_000), "t", 1_000), "th", 3_000);
  expect(steps(endAtLimit(typed, 99_000))).toEqual([
    [2_000, 1],
    [13_000, 0],
  ]);
});

test("what happens before the clock starts is no step", () => {
  const adopted = setValue(newTrial("cat"), "c", 0, "prefilled");
  const erased = setValue(adopted, "", 500, "deleted");
  expect(steps(setValue(setValue(erased, "c", 900), "cat", 1_000, "pasted"))).toEqual([[100, 2]]);
});

test("a commit that settles text as it stands gives its time to the next step", () => {
  const composed = ["h", "he", "hey"].reduce<Trial>(
    (trial, value, index) => setValue(trial, value, index * 100, "composing"),
    newTrial("hey y"),
  );
  const commit = commitComposition(composed, 350);
  const settled = commit ? applyEdit(composed, commit) : composed;
  expect(steps(setValue(setValue(settled, "hey ", 360), "hey y", 500))).toEqual([
    [100, 1],
    [100, 1],
    [160, 1],
    [140, 1],
  ]);
});

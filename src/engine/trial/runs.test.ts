import { expect, test } from "vitest";
import { typeKeys } from "../test-aids/key-script.ts";
import { runsOf } from "./runs.ts";
import { newTrial, type Trial } from "./trial.ts";

const states = (trial: Trial) => runsOf(trial).map(({ state, text }) => [state, text]);

test("at first the caret stands under the first character", () => {
  expect(states(newTrial("cat"))).toEqual([
    ["current", "c"],
    ["pending", "at"],
  ]);
});

test("neighbours of one state are one run", () => {
  expect(states(typeKeys("caterpillar", "caxxrp"))).toEqual([
    ["correct", "ca"],
    ["wrong", "te"],
    ["correct", "rp"],
    ["current", "i"],
    ["pending", "llar"],
  ]);
});

test("a finished trial has no current character", () => {
  expect(states(typeKeys("cat", "cot"))).toEqual([
    ["correct", "c"],
    ["wrong", "a"],
    ["correct", "t"],
  ]);
});

test("a part of the text has the runs of that part", () => {
  expect(runsOf(typeKeys("caterpillar", "caxxrp"), 3, 8)).toEqual([
    { state: "wrong", start: 3, text: "e" },
    { state: "correct", start: 4, text: "rp" },
    { state: "current", start: 6, text: "i" },
    { state: "pending", start: 7, text: "l" },
  ]);
});

test("an emoji with its joiners is one character", () => {
  expect(states(newTrial("👩‍🚀 up"))).toEqual([
    ["current", "👩‍🚀"],
    ["pending", " up"],
  ]);
});

import { expect, test } from "vitest";
import { typeKeys } from "./key-script.ts";
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

test("an emoji with its joiners is one character", () => {
  expect(states(newTrial("👩‍🚀 up"))).toEqual([
    ["current", "👩‍🚀"],
    ["pending", " up"],
  ]);
});

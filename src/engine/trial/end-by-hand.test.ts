import { expect, test } from "vitest";
import { summarize } from "../figures/summarize.ts";
import { setValue } from "../test-aids/key-script.ts";
import { endByHand } from "./end-by-hand.ts";
import { newTrial } from "./trial.ts";

test("a trial that its typist ends has its time from the first edit to the last, whatever came after", () => {
  // 26 characters in 3 s are 104 words per minute.
  let trial = setValue(newTrial("a cat and a dog and a bird go", Infinity), "a", 500);
  trial = setValue(trial, "a cat and a dog and a birx", 3_500);
  const ended = endByHand(trial);
  expect(ended.phase === "finished" && summarize(ended)).toMatchObject({
    wordsPerMinute: 104,
    seconds: 3,
    errors: 1,
  });
  expect(endByHand(ended)).toBe(ended);
});

test("it does not end with its text, nor by itself", () => {
  const trial = setValue(newTrial("a cat", Infinity), "a cat and more", 10);
  expect(setValue(trial, "a cat and", 1e9).phase).toBe("running");
});

test("before the first character there is nothing to end", () => {
  expect(endByHand(newTrial("a cat", Infinity)).phase).toBe("ready");
});

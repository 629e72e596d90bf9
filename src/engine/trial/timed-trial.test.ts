import { expect, test } from "vitest";
import { endAtLimit, extendPresented } from "./timed-trial.ts";
import { setValue } from "../test-aids/key-script.ts";
import { liveFigures } from "../figures/live-figures.ts";
import { newTrial } from "./trial.ts";

const running = setValue(newTrial("the quick brown fox", 15_000), "t", 1_000);

test("a timed trial runs until its limit, counted from its first character", () => {
  expect(endAtLimit(running, 15_999.9).phase).toBe("running");
  expect(endAtLimit(running, 16_000)).toMatchObject({ phase: "finished", finishedAt: 16_000 });
});

test("a timer that comes late ends it exactly at the limit all the same", () => {
  const late = endAtLimit(running, 99_000);
  expect(late).toMatchObject({ phase: "finished", finishedAt: 16_000 });
  expect(liveFigures(late, 99_000).seconds).toBe(15);
});

test("an edit stamped at the limit or after it ends the trial and does not count", () => {
  const ended = setValue(running, "th", 16_000);
  expect(ended).toMatchObject({ phase: "finished", finishedAt: 16_000 });
  expect(ended.transcribed.text).toBe("t");
});

test("an edit stamped before the limit counts, however late it is handled", () => {
  expect(setValue(running, "th", 15_999).transcribed.text).toBe("th");
});

test("nothing typed, and the time does not run", () => {
  expect(endAtLimit(newTrial("the", 15_000), 99_000).phase).toBe("ready");
});

test("reaching the end of the text does not end a timed trial; more text can follow", () => {
  const typed = setValue(newTrial("the", 15_000), "the", 500);
  expect(typed.phase).toBe("running");
  expect(extendPresented(typed, " end").presented.join("")).toBe("the end");
});

test("what was put in beyond the end is held to the text that follows", () => {
  const beyond = setValue(newTrial("the", 15_000), "the and", 1_000, "pasted");
  expect(beyond.errors).toBe(0);
  expect(extendPresented(beyond, " end").errors).toBe(1);
});

test("figures of a timed trial are the specification's over what was typed", () => {
  // 2 characters in 15 s: 0.4 words in a quarter of a minute.
  const ended = endAtLimit(setValue(running, "tx", 2_000), 16_000);
  expect(liveFigures(ended, 0)).toEqual({
    wordsPerMinute: 2,
    accuracy: 50,
    seconds: 15,
    errors: 1,
  });
});

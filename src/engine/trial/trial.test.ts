import { expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { commitComposition } from "./composition.ts";
import { timeResolution } from "./edit.ts";
import { endByHand, extendPresented } from "./open-ended.ts";
import { endAtLimit, newTrial } from "./trial.ts";
import { setValue } from "../test-aids/key-script.ts";
import { liveStats } from "../metrics/live-stats.ts";
import { summarize } from "../metrics/summarize.ts";

const running = setValue(newTrial("the quick brown fox", 15_000), "t", 1_000);

test("a timed trial runs until its limit, counted from its first character", () => {
  expect(endAtLimit(running, 15_999.9).phase).toBe("running");
  expect(endAtLimit(running, 16_000)).toMatchObject({ phase: "finished", finishedAt: 16_000 });
});

test("a timer that comes late still ends a timed trial exactly at its limit", () => {
  const late = endAtLimit(running, 99_000);
  expect(late).toMatchObject({ phase: "finished", finishedAt: 16_000 });
  expect(liveStats(late, 99_000).seconds).toBe(15);
});

test("an edit stamped at the limit or after it ends the trial and does not count", () => {
  const ended = setValue(running, "th", 16_000);
  expect(ended).toMatchObject({ phase: "finished", finishedAt: 16_000 });
  expect(ended.transcribed.text).toBe("t");
});

test("an edit stamped before the limit counts, however late it is handled", () => {
  expect(setValue(running, "th", 15_999).transcribed.text).toBe("th");
});

test("if nothing is typed, the time does not run", () => {
  expect(endAtLimit(newTrial("the", 15_000), 99_000).phase).toBe("ready");
});

test("figures of a timed trial are the specification's over what was typed", () => {
  // 2 characters in 15 s: 0.4 words in a quarter of a minute.
  const ended = endAtLimit(setValue(running, "tx", 2_000), 16_000);
  expect(liveStats(ended, 0)).toEqual({
    wordsPerMinute: 2,
    accuracy: 50,
    seconds: 15,
    errors: 1,
  });
});

test("the limit commits what an input method holds, so that wrong letters are wrong", () => {
  const composed = setValue(
    setValue(newTrial("the cat", 15_000), "x", 0, "composing"),
    "xy",
    100,
    "composing",
  );
  expect(liveStats(composed, 200).errors).toBe(0);
  const ended = endAtLimit(composed, 15_000);
  expect(ended.composing).toBe(null);
  expect(ended.inputStream.at(-1)).toEqual({
    kind: "committed",
    at: 15_000,
    start: 0,
    removed: 2,
    inserted: ["x", "y"],
  });
  expect(liveStats(ended, 0)).toMatchObject({ accuracy: 0, errors: 2 });
  expect(ended.phase === "finished" && summarize(ended).wrongKeystrokes).toBe(2);
});

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
  expect(ended.limit).toBe(3_000 + timeResolution);
  expect(Array.from(ended.inputStream, ({ at }) => at)).toEqual([500, 3_500]);

  // An input method commits its word when the button takes the focus.
  const held = setValue(trial, "a cat and a dog and a bird", 3_600, "composing");
  const commit = commitComposition(held, 9_000);
  const left = commit && endByHand(applyEdit(held, commit));
  expect(left).toMatchObject({ phase: "finished", finishedAt: 3_600 + timeResolution });
  expect(left?.inputStream.at(-1)).toEqual({ ...commit, at: 3_600 });
});

test("a trial that its typist ends does not end with its text or by itself", () => {
  const trial = setValue(newTrial("a cat", Infinity), "a cat and more", 10);
  expect(setValue(trial, "a cat and", 1e9).phase).toBe("running");
});

test("a practice that is ended after its first character took no time, so it has no speed", () => {
  const ended = endByHand(setValue(newTrial("a cat", Infinity), "a", 500));
  expect(ended.phase === "finished" && summarize(ended).wordsPerMinute).toBe(0);
});

test("before the first character there is nothing to end", () => {
  expect(endByHand(newTrial("a cat", Infinity)).phase).toBe("ready");
});

test("reaching the end of the text does not end a timed trial; more text can follow", () => {
  const typed = setValue(newTrial("the", 15_000), "the", 500);
  expect(typed.phase).toBe("running");
  expect(extendPresented(typed, " end").presented.join("")).toBe("the end");
});

test("what was inserted beyond the end is compared with the text that follows", () => {
  const beyond = setValue(newTrial("the", 15_000), "the and", 1_000, "pasted");
  expect(beyond.errors).toBe(0);
  expect(extendPresented(beyond, " end").errors).toBe(1);
  const wrong = setValue(newTrial("the", 15_000), "thx and", 1_000, "pasted");
  expect(extendPresented(wrong, " end").errors).toBe(2);
});

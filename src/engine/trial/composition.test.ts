import { expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { commitComposition, isBeginningOf } from "./composition.ts";
import { setValue, type PlainTrial, plain } from "../test-aids/key-script.ts";
import { liveStats } from "../metrics/live-stats.ts";
import { runsOf } from "./runs.ts";
import { newTrial } from "./trial.ts";
import { wrongKeystrokes } from "../metrics/summarize.ts";

function compose(trial: PlainTrial, values: readonly string[]): PlainTrial {
  return values.reduce(
    (composed, value, index) => setValue(composed, value, index * 100, "composing"),
    trial,
  );
}

function commit(trial: PlainTrial): PlainTrial {
  const edit = commitComposition(trial, 1000);
  return edit ? plain(applyEdit(trial, edit)) : trial;
}

const states = (trial: PlainTrial) => runsOf(trial).map(({ state, text }) => `${state} ${text}`);

test("letters under composition turn right as they come, and none is called wrong", () => {
  const composed = compose(plain(newTrial("hello there")), ["h", "he", "hex"]);
  expect(states(composed)).toEqual(["correct he", "pending l", "current l", "pending o there"]);
  expect(liveStats(composed, 200).errors).toBe(0);
});

test("what is wrong before and after text under composition stays wrong", () => {
  const typed = setValue(newTrial("hello there"), "xyllz", 0);
  expect(states(setValue(typed, "xallz", 100, "composing"))).toEqual([
    "wrong h",
    "pending e",
    "correct ll",
    "wrong o",
    "current  ",
    "pending there",
  ]);
});

test("a change inside text under composition leaves all of it under composition", () => {
  const composed = compose(plain(newTrial("hello there")), ["abcd", "abxcd", "abd"]);
  expect(composed.phase === "running" && composed.composing).toEqual({ start: 0, end: 3 });
});

test("committed text is scored", () => {
  const committed = commit(compose(plain(newTrial("hello there")), ["h", "he", "hex"]));
  expect(states(committed)).toEqual(["correct he", "wrong l", "current l", "pending o there"]);
  expect(liveStats(committed, 1000).errors).toBe(1);
  expect(wrongKeystrokes(committed.presented, committed.inputStream)).toBe(1);
});

test("an unfinished Hangul block is not wrong, nor is one whose last letter moves to the next", () => {
  const under = ["ㅎ", "하", "한"].map((_, index, all) =>
    compose(plain(newTrial("하나")), all.slice(0, index + 1)),
  );
  expect(under.map((trial) => states(trial)[0])).toEqual([
    "pending 하",
    "correct 하",
    "pending 하",
  ]);
  expect(under.map((trial) => liveStats(trial, 300).errors)).toEqual([0, 0, 0]);
  const carried = compose(plain(newTrial("하나")), ["ㅎ", "하", "한", "하나"]);
  expect(carried).toMatchObject({ phase: "finished", errors: 0 });
});

test("candidates come and go; only the committed one is scored", () => {
  const committed = commit(
    compose(plain(newTrial("日本語です")), ["n", "に", "にほ", "にほん", "日本"]),
  );
  expect(committed.transcribed.text).toBe("日本");
  expect(wrongKeystrokes(committed.presented, committed.inputStream)).toBe(0);
});

test("a composition that is cancelled leaves nothing behind", () => {
  const cancelled = commit(compose(plain(newTrial("hello")), ["h", "ha", ""]));
  expect(cancelled).toMatchObject({ errors: 0, composing: null });
  expect(cancelled.transcribed.text).toBe("");
});

test("uncommitted text of the passage's length does not end the trial while it is wrong", () => {
  const composed = compose(plain(newTrial("日本")), ["n", "に", "にh", "にほ"]);
  expect(composed.phase).toBe("running");
  expect(commit(setValue(composed, "日本", 500, "composing")).phase).toBe("finished");
});

test("a last word composed right ends the trial without waiting for a space", () => {
  expect(compose(plain(newTrial("hi")), ["h", "hi"])).toMatchObject({
    phase: "finished",
    finishedAt: 100,
  });
});

test("wrong text committed at the end of the passage ends the trial", () => {
  expect(commit(compose(plain(newTrial("hi")), ["h", "ho"]))).toMatchObject({
    phase: "finished",
    errors: 1,
  });
});

test("a letter is the beginning of that letter with signs, in any order", () => {
  expect(isBeginningOf("कि", "क")).toBe(true);
  expect(isBeginningOf("ที่", "ที")).toBe(true);
  // Unicode's canonical order puts the dagesh after the sheva.
  expect(isBeginningOf("כְּ", "כּ")).toBe(true);
  expect(isBeginningOf("👍🏽", "👍")).toBe(true);
});

test("another letter or sign is not its beginning, and neither is the whole letter", () => {
  expect(isBeginningOf("कि", "ग")).toBe(false);
  expect(isBeginningOf("कि", "की")).toBe(false);
  expect(isBeginningOf("ที่", "ทิ")).toBe(false);
  expect(isBeginningOf("कि", "कि")).toBe(false);
  expect(isBeginningOf("क", "कि")).toBe(false);
  expect(isBeginningOf("क", "")).toBe(false);
  // The indentation after a line end is not typed.
  expect(isBeginningOf("\n  ", "\n")).toBe(false);
});

test("a plain letter is not the beginning of an accented one", () => {
  expect(isBeginningOf("é", "e")).toBe(false);
  expect(isBeginningOf("e\u0301", "e")).toBe(false);
});

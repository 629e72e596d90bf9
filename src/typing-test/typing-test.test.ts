import { expect, test, vi } from "vitest";
import { newTrial } from "../engine/trial/trial.ts";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { FakeElement, fakePage } from "./test-aids/fake-page.ts";
import { limitCorrections } from "./field/limit-corrections.ts";
import { stopAtMistakes } from "./field/stop-at-mistakes.ts";
import { defaultOptions } from "./options.ts";
import { typed } from "./test-aids/typed.ts";
import type { FrameElements, Upgrade } from "./api.ts";
import { createTypingTest } from "./typing-test.ts";
import { watchTime } from "./watch-time.ts";

function attached(text: string, limit: number | null = null) {
  const page = fakePage();
  const typingTest = createTypingTest({ ...ownExercise(text), limit });
  const detach = typingTest.attach(page.elements);
  return { ...page, typingTest, detach, trial: () => typingTest.getState().trial };
}

function frame(): FrameElements {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of them is used here
  const element = () => new FakeElement() as unknown as HTMLElement;
  return { section: element(), panel: element(), form: element(), foot: element() };
}

test("an attached test shows where to begin, and paints and counts what is typed", () => {
  const { passage, type, stats, statElements, typingTest } = attached("the cat");
  typingTest.attachStats(statElements);
  expect(passage.runs).toEqual(["current:t", "pending:he cat"]);
  type("thx");
  expect(passage.runs).toEqual(["correct:th", "wrong:e", "current: ", "pending:cat"]);
  vi.advanceTimersByTime(100);
  expect(stats.errors.textContent).toBe("1");
  // Two of three.
  expect(stats.accuracy.textContent).toBe("67");
});

test("the clock starts with the first character, and ticks until the last", () => {
  const { typingTest, type, trial } = attached("cat");
  vi.advanceTimersByTime(1_000);
  expect(typingTest.getState().now).toBe(0);
  type("ca");
  vi.advanceTimersByTime(300);
  const { now } = typingTest.getState();
  expect(now).toBe(performance.now());
  type("t");
  expect(trial()).toMatchObject({ phase: "finished", finishedAt: performance.now() });
  expect(vi.getTimerCount()).toBe(0);
});

test("a timed test ends at its limit by itself, also when it began before the upgrade came", () => {
  const { type, trial, typingTest, elements } = attached("the cat sat", 15_000);
  type("the");
  typingTest.upgrade(watchTime);
  typingTest.attach({ ...elements, frame: frame() });
  vi.advanceTimersByTime(20_000);
  const { startedAt } = trial() as { startedAt: number };
  expect(trial()).toMatchObject({ phase: "finished", finishedAt: startedAt + 15_000 });
});

test("a timed test ends within a tick of its limit if timers stood still, as in Firefox while another site is open", () => {
  const { type, trial, typingTest, elements } = attached("the cat sat", 15_000);
  typingTest.upgrade(watchTime);
  typingTest.attach({ ...elements, frame: frame() });
  type("the");
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 15_000);
  vi.advanceTimersByTime(100);
  expect(trial().phase).toBe("finished");
});

test("times in which the page is hidden or another page is shown are recorded", () => {
  const { type, trial, hide, typingTest, elements } = attached("the cat");
  typingTest.upgrade(watchTime);
  const detach = typingTest.attach({ ...elements, frame: frame() });
  type("th");
  hide(true);
  vi.advanceTimersByTime(2_000);
  hide(false);
  type("e");
  detach();
  vi.advanceTimersByTime(3_000);
  typingTest.attach({ ...elements, frame: frame() });
  const hidden = trial().interruptions.slice();
  expect(hidden.map(({ kind, from, to }) => [kind, to - from])).toEqual([
    ["hidden", 2_000],
    ["hidden", 3_000],
  ]);
});

test("a time in which the page was blocked is recorded if the key that waited ends the test", () => {
  const { type, trial, field, typingTest, elements } = attached("cat");
  typingTest.upgrade(watchTime);
  typingTest.attach({ ...elements, frame: frame() });
  type("ca");
  const late = performance.now() + 3_000;
  vi.spyOn(performance, "now").mockReturnValue(late);
  field.dispatchEvent(new Event("beforeinput"));
  type("t", 0);
  const [blocked] = trial().interruptions;
  expect(blocked).toMatchObject({ kind: "stalled", to: late });
  expect(trial().phase).toBe("finished");
});

test("a restart empties the field, begins untouched, and focuses the field after 100 ms", () => {
  const { type, field, trial, typingTest, passage, isFocused } = attached("the cat");
  new FakeElement().focus();
  type("the");
  expect(field.placeholder).toBe("");
  const exercise = typingTest.getState().exercise.again();
  typingTest.dispatch({ kind: "begin", exercise });
  expect(field.value).toBe("");
  expect(field.placeholder).toBe("Start typing here...");
  expect(trial().phase).toBe("ready");
  expect(passage.runs).toEqual(["current:t", "pending:he cat"]);
  vi.advanceTimersByTime(99);
  expect(isFocused()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isFocused()).toBe(true);
});

test("a test that was attached when it was finished has the placeholder of the next one", () => {
  const { type, field, typingTest, elements, detach } = attached("cat");
  type("cat");
  detach();
  field.placeholder = "Test completed!";
  typingTest.attach(elements);
  typingTest.dispatch({ kind: "begin", exercise: ownExercise("cat") });
  field.placeholder = "Start typing here...";
  type("c");
  typingTest.dispatch(typed("", performance.now()));
  expect(field.placeholder).toBe("Start typing here...");
});

test("a key repeats while others are pressed, unless it was pressed before the field had the focus", () => {
  const { field } = attached("the cat");
  const press = (code: string, repeat = false) => {
    const event = Object.assign(new Event("keydown", { cancelable: true }), { code, repeat });
    field.dispatchEvent(event);
    return event.defaultPrevented ? "ignored" : "taken";
  };
  field.focus();
  expect(press("Enter", true)).toBe("ignored");
  expect(press("Backspace")).toBe("taken");
  expect(press("ShiftLeft")).toBe("taken");
  expect(press("Backspace", true)).toBe("taken");
  field.focus();
  expect(press("Backspace", true)).toBe("ignored");
});

test("a rule on keys counts from the first input of a test, and not if it is set after the end", () => {
  const { type, typingTest, elements } = attached("cat");
  typingTest.upgrade(stopAtMistakes, limitCorrections);
  typingTest.attach({ ...elements, frame: frame() });
  const withRules = {
    ...defaultOptions,
    isStoppedByMistakes: true,
    corrections: "wordonly",
  } as const;
  type("cat");
  typingTest.options.setState(withRules);
  expect(typingTest.getState()).not.toHaveProperty("refusals");
  expect(typingTest.getState()).not.toHaveProperty("corrections");
  typingTest.dispatch({ kind: "begin", exercise: ownExercise("a") });
  type("a");
  expect(typingTest.getState()).toMatchObject({
    trial: { phase: "finished" },
    refusals: 0,
    corrections: { limit: "wordonly", refusals: 0 },
  });
});

test("a choice by arrow keys keeps the focus, because others may follow", () => {
  const { typingTest, isFocused } = attached("the cat");
  new FakeElement().focus();
  typingTest.dispatch({ kind: "begin", exercise: ownExercise("a dog"), keepsFocus: true });
  vi.advanceTimersByTime(1_000);
  expect(isFocused()).toBe(false);
});

test("attaching the same elements again changes nothing, and each key counts once", () => {
  const { typingTest, elements, type, trial, passage } = attached("the cat");
  type("th");
  const shown = passage.children;
  const detach = typingTest.attach({ ...elements, frame: frame() });
  expect(passage.children).toEqual(shown);
  type("e");
  expect(trial().inputStream).toHaveLength(3);
  expect(trial().interruptions).toHaveLength(0);
  detach();
  type("x");
  expect(trial().inputStream).toHaveLength(3);
});

test("elements attached later show what was typed", () => {
  const { typingTest, type, detach } = attached("the cat");
  type("th");
  detach();
  const other = fakePage();
  typingTest.attach(other.elements);
  expect(other.field.value).toBe("th");
  expect(other.passage.runs).toEqual(["correct:th", "current:e", "pending: cat"]);
});

test("what the browser put into the field earlier counts as prefilled, before the clock starts", () => {
  const page = fakePage();
  page.field.value = "th";
  const typingTest = createTypingTest(ownExercise("the cat"));
  typingTest.attach(page.elements);
  expect(typingTest.getState().trial).toMatchObject({ phase: "ready" });
  expect(page.passage.runs).toEqual(["correct:th", "current:e", "pending: cat"]);
});

test("an upgrade starts in a running test, once, and ends when the test is detached or it is removed", () => {
  const { typingTest, elements, type } = attached("the cat");
  type("th");
  const detach = typingTest.attach({ ...elements, frame: frame() });
  const calls: string[] = [];
  const upgrade: Upgrade = ({ test: running }) => {
    calls.push(`started ${running.getState().trial.transcribed.text}`);
    return () => calls.push("stopped");
  };
  const remove = typingTest.upgrade(upgrade);
  typingTest.upgrade(upgrade);
  typingTest.attach({ ...elements, frame: frame() });
  expect(calls).toEqual(["started th"]);
  detach();
  expect(calls).toEqual(["started th", "stopped"]);
  typingTest.attach({ ...elements, frame: frame() });
  remove();
  expect(calls).toEqual(["started th", "stopped", "started th", "stopped"]);
});

test("within a run, a key leaves every element in its place", () => {
  const { passage, type } = attached("the cat");
  type("th");
  const before = passage.children;
  type("e");
  expect(passage.children).toEqual(before);
  expect(passage.runs).toEqual(["correct:the", "current: ", "pending:cat"]);
});

test("what an extension does to the painted passage is repaired at the next key", () => {
  const { passage, type } = attached("the cat");
  type("t");
  passage.replaceChildren(new FakeElement());
  type("h");
  expect(passage.runs).toEqual(["correct:th", "current:e", "pending: cat"]);
  passage.children[2]?.replaceChildren();
  type("e");
  expect(passage.runs).toEqual(["correct:the", "current: ", "pending:cat"]);
});

test("of a line end its mark is marked, and not the indentation after it", () => {
  const { passage, typingTest } = attached("x");
  const show = (keys: string) =>
    typingTest.dispatch({ kind: "change", change: () => typeKeys("a\n  b", keys) });
  typingTest.dispatch({ kind: "change", change: () => newTrial("a\n  b") });
  show("a");
  expect(passage.runs).toEqual(["correct:a", "current:↵\n", "pending:  ", "pending:b"]);
  show("ax");
  expect(passage.runs).toEqual(["correct:a", "wrong:↵\n", "pending:  ", "current:b"]);
});

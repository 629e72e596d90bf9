import { expect, onTestFinished, test, vi } from "vitest";
import { newTrial } from "../engine/trial/trial.ts";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { refuseKeys } from "./field/refuse-keys.ts";
import { defaultOptions } from "./options.ts";
import { typed } from "./test-aids/typed.ts";
import type { Upgrade } from "./api.ts";
import { type FieldInput, listenToField } from "./field/listen-to-field.ts";
import { restart } from "./store.ts";
import { createTypingTest } from "./typing-test.ts";
import { findLineStarts } from "./view/find-line-starts.ts";
import { watchTime } from "./watch-time.ts";
import { english } from "../exercises/passage-exercise.ts";

test("an attached test shows where to begin, and paints and counts what is typed", () => {
  const { runs, type, stats, typingTest } = attached("the cat");
  typingTest.attachStats(stats);
  expect(runs()).toEqual(["current:t", "pending:he cat"]);
  type("thx");
  expect(runs()).toEqual(["correct:th", "wrong:e", "current: ", "pending:cat"]);
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
  const { type, trial, typingTest, elements, frame } = attached("the cat sat", 15_000);
  type("the");
  typingTest.upgrade(watchTime);
  typingTest.attach({ ...elements, frame });
  vi.advanceTimersByTime(20_000);
  const { startedAt } = trial() as { startedAt: number };
  expect(trial()).toMatchObject({ phase: "finished", finishedAt: startedAt + 15_000 });
});

test("a timed test ends within a tick of its limit if timers stood still, as in Firefox while another site is open", () => {
  const { type, trial, typingTest, elements, frame } = attached("the cat sat", 15_000);
  typingTest.upgrade(watchTime);
  typingTest.attach({ ...elements, frame });
  type("the");
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 15_000);
  vi.advanceTimersByTime(100);
  expect(trial().phase).toBe("finished");
});

test("times in which the page is hidden or another page is shown are recorded", () => {
  const { type, trial, hide, typingTest, elements, frame } = attached("the cat");
  typingTest.upgrade(watchTime);
  const detach = typingTest.attach({ ...elements, frame });
  type("th");
  hide(true);
  vi.advanceTimersByTime(2_000);
  hide(false);
  type("e");
  detach();
  vi.advanceTimersByTime(3_000);
  typingTest.attach({ ...elements, frame });
  const hidden = trial().interruptions.slice();
  expect(hidden.map(({ kind, from, to }) => [kind, to - from])).toEqual([
    ["hidden", 2_000],
    ["hidden", 3_000],
  ]);
});

test("a time in which the page was blocked is recorded if the key that waited ends the test", () => {
  const { type, trial, field, typingTest, elements, frame } = attached("cat");
  typingTest.upgrade(watchTime);
  typingTest.attach({ ...elements, frame });
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
  const { type, field, trial, typingTest, isFocused, runs } = attached("the cat");
  type("the");
  expect(field.placeholder).toBe("");
  const exercise = typingTest.getState().exercise.again();
  typingTest.dispatch({ kind: "begin", exercise });
  expect(field.value).toBe("");
  expect(field.placeholder).toBe("Start typing here...");
  expect(trial().phase).toBe("ready");
  expect(runs()).toEqual(["current:t", "pending:he cat"]);
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
  typingTest.dispatch({ kind: "begin", exercise: ownExercise("cat", english) });
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
  field.dispatchEvent(new Event("focus"));
  expect(press("Enter", true)).toBe("ignored");
  expect(press("Backspace")).toBe("taken");
  expect(press("ShiftLeft")).toBe("taken");
  expect(press("Backspace", true)).toBe("taken");
  field.dispatchEvent(new Event("focus"));
  expect(press("Backspace", true)).toBe("ignored");
});

test("a key with the time of an earlier press, as Chromium gives it with fcitx, counts from its arrival", () => {
  const { field, typingTest, type, trial } = attached("toto");
  const dispatch = (kind: string, timeStamp: number) => {
    const event = Object.assign(new Event(kind), { code: "KeyT", repeat: false });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    field.dispatchEvent(event);
  };
  const start = performance.now();
  const press = (character: string, pressedAt: number) => {
    vi.advanceTimersByTime(100);
    dispatch("keydown", start + pressedAt);
    type(character, 0);
  };
  dispatch("focus", start);
  press("t", 95);
  press("o", 195);
  press("t", 95);
  press("o", 195);
  expect(Array.from(trial().inputStream, ({ at }) => at - start)).toEqual([95, 195, 300, 400]);
  restart(typingTest);
  press("t", 95);
  expect(trial()).toMatchObject({ phase: "running", startedAt: start + 500 });
});

test("a rule on keys counts from the first input of a test, and not if it is set after the end", () => {
  const { type, typingTest, elements, frame } = attached("cat");
  typingTest.upgrade(refuseKeys);
  typingTest.attach({ ...elements, frame });
  const withRules = {
    ...defaultOptions,
    isStoppedByMistakes: true,
    corrections: "wordonly",
  } as const;
  type("cat");
  typingTest.options.setState(withRules);
  expect(typingTest.getState()).toMatchObject({ refusals: undefined, corrections: undefined });
  typingTest.dispatch({ kind: "begin", exercise: ownExercise("a", english) });
  type("a");
  expect(typingTest.getState()).toMatchObject({
    trial: { phase: "finished" },
    refusals: 0,
    corrections: { limit: "wordonly", refusals: 0 },
  });
});

test("a choice by arrow keys keeps the focus, because others may follow", () => {
  const { typingTest, isFocused } = attached("the cat");
  typingTest.dispatch({ kind: "begin", exercise: ownExercise("a dog", english), keepsFocus: true });
  vi.advanceTimersByTime(1_000);
  expect(isFocused()).toBe(false);
});

test("attaching the same elements again changes nothing, and each key counts once", () => {
  const { typingTest, elements, type, trial, passage, frame } = attached("the cat");
  type("th");
  const shown = [...passage.children];
  const detach = typingTest.attach({ ...elements, frame });
  expect(shown.every((element, index) => element === passage.children[index])).toBe(true);
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
  const other = testPage();
  typingTest.attach(other.elements);
  expect(other.field.value).toBe("th");
  expect(other.runs()).toEqual(["correct:th", "current:e", "pending: cat"]);
});

test("what the browser put into the field earlier counts as prefilled, before the clock starts", () => {
  const page = testPage();
  page.field.value = "th";
  const typingTest = createTypingTest(ownExercise("the cat", english));
  typingTest.attach(page.elements);
  const { phase, inputStream } = typingTest.getState().trial;
  expect([phase, ...Array.from(inputStream, ({ kind }) => kind)]).toEqual(["ready", "prefilled"]);
  expect(page.runs()).toEqual(["correct:th", "current:e", "pending: cat"]);
});

test("an upgrade starts in a running test, once, and ends when the test is detached or it is removed", () => {
  const { typingTest, elements, type, frame } = attached("the cat");
  type("th");
  const detach = typingTest.attach({ ...elements, frame });
  const calls: string[] = [];
  const upgrade: Upgrade = ({ test: running }) => {
    calls.push(`started ${running.getState().trial.transcribed.text}`);
    return () => calls.push("stopped");
  };
  const remove = typingTest.upgrade(upgrade);
  typingTest.upgrade(upgrade);
  typingTest.attach({ ...elements, frame });
  expect(calls).toEqual(["started th"]);
  detach();
  expect(calls).toEqual(["started th", "stopped"]);
  typingTest.attach({ ...elements, frame });
  remove();
  expect(calls).toEqual(["started th", "stopped", "started th", "stopped"]);
});

test("within a run, a key leaves every element in its place", () => {
  const { passage, type, runs } = attached("the cat");
  type("th");
  const before = [...passage.children];
  type("e");
  expect(before.every((element, index) => element === passage.children[index])).toBe(true);
  expect(runs()).toEqual(["correct:the", "current: ", "pending:cat"]);
});

test("what an extension does to the painted passage is repaired at the next key", () => {
  const { passage, type, runs } = attached("the cat");
  type("t");
  passage.replaceChildren(document.createElement("span"));
  type("h");
  expect(runs()).toEqual(["correct:th", "current:e", "pending: cat"]);
  passage.children[2]?.replaceChildren();
  type("e");
  expect(runs()).toEqual(["correct:the", "current: ", "pending:cat"]);
});

test("at a line end, its mark is marked, and not the indentation after it", () => {
  const { typingTest, runs } = attached("x");
  const show = (keys: string) =>
    typingTest.dispatch({ kind: "change", change: () => typeKeys("a\n  b", keys) });
  typingTest.dispatch({ kind: "change", change: () => newTrial("a\n  b") });
  show("a");
  expect(runs()).toEqual(["correct:a", "current:↵\n", "pending:  ", "pending:b"]);
  show("ax");
  expect(runs()).toEqual(["correct:a", "wrong:↵\n", "pending:  ", "current:b"]);
});

test("once the lines of a long text break elsewhere, only the start of the painted segment is known to begin a line", async () => {
  const text = "word ".repeat(1_000).trim();
  const { typingTest, elements, frame, passage } = attached(text);
  // As on Home, its height does not depend on the text.
  passage.style.cssText = "inline-size: 20rem; block-size: 4lh; overflow: hidden";
  typingTest.upgrade(findLineStarts);
  typingTest.attach({ ...elements, frame });
  const paintedFrom = () => typingTest.attached()?.painter.segment().from;
  const goTo = (length: number) => typingTest.dispatch(typed(text.slice(0, length), length));
  for (const length of [800, 1_600, 2_400]) {
    goTo(length);
    await expect.poll(paintedFrom).toBeGreaterThan(length - 300);
  }
  goTo(1_200);
  expect(paintedFrom()).toBeGreaterThan(500);
  goTo(2_400);
  passage.style.inlineSize = "30rem";
  // Observers are called in the order in which they were created.
  await new Promise((resolve) => new ResizeObserver(resolve).observe(passage));
  goTo(1_200);
  expect(paintedFrom()).toBe(0);
});

/** A page with the elements of a typing test, and a clock that only the test moves. */
function testPage() {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
  const field = document.createElement("textarea");
  field.placeholder = "Start typing here...";
  const passage = document.createElement("p");
  const span = () => document.createElement("span");
  document.body.append(field, passage);
  onTestFinished(() => {
    field.remove();
    passage.remove();
    vi.useRealTimers();
  });
  return {
    field,
    passage,
    stats: { speed: span(), accuracy: span(), time: span(), errors: span() },
    elements: {
      field,
      passage,
      listen: (receive: (input: FieldInput) => void) => listenToField(field, receive),
    },
    frame: {
      section: document.body,
      panel: document.body,
      form: document.body,
      footer: document.body,
    },
    /** The painted runs, each as its state and its text. */
    runs: () =>
      Array.from(passage.children, (run) => `${run.getAttribute("data-state")}:${run.textContent}`),
    /** Types a text at the end of the field, a character each `interval` ms. */
    type: (text: string, interval = 100) => {
      for (const character of text) {
        vi.advanceTimersByTime(interval);
        field.value += character;
        const event = new InputEvent("input", { inputType: "insertText", data: character });
        Object.defineProperty(event, "timeStamp", { value: performance.now() });
        field.dispatchEvent(event);
      }
    },
    hide: (isHidden: boolean) => {
      vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isFocused: () => document.activeElement === field,
  };
}

/** A test of a text, attached to a page. */
function attached(text: string, limit: number | null = null) {
  const page = testPage();
  const typingTest = createTypingTest({ ...ownExercise(text, english), limit });
  const detach = typingTest.attach(page.elements);
  return { ...page, typingTest, detach, trial: () => typingTest.getState().trial };
}

import { expect, onTestFinished, test } from "vitest";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { applyEdit } from "../engine/trial/apply-edit.ts";
import { endAtLimit, type FinishedTrial, newTrial, type Trial } from "../engine/trial/trial.ts";
import { english, passageExercise } from "../exercises/passage-exercise.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { type ProgressTest, progressTest } from "../saved-tests/progress-test.ts";
import type { VisitTest } from "./visit.ts";
import { layoutOfTrial, speedsOfKind } from "./visit-tests.ts";

const text = "so it goes on ".repeat(8).trim();
const own = ownExercise(text, english);

function testOf(exercise: Exercise, trial: Trial): VisitTest {
  return { typedOn: 0, trial: finished(trial), exercise };
}

const typedIn = (exercise: Exercise, interval: number) =>
  testOf(exercise, typeKeys(text, text, interval));

let opened: readonly ProgressTest[] = [];

function speedsUpTo(index: number, ...tests: readonly VisitTest[]): readonly number[] {
  const trial = tests[index]?.trial;
  if (!trial) throw new Error("There is no trial.");
  return speedsOfKind(opened, tests, trial).map(({ wordsPerMinute }) => Math.round(wordsPerMinute));
}

test("the speeds of tests of one kind end with the finished test, and have none after it", () => {
  // 111 characters in 110 intervals of 200 and of 100 ms: 60.5 and 121.1 WPM.
  const [slow, fast] = [typedIn(own, 200), typedIn(own, 100)];
  expect(speedsUpTo(1, slow, fast)).toEqual([61, 121]);
  expect(speedsUpTo(0, slow, fast)).toEqual([61]);
});

test("tests from files come before those of the visit, without those of several people and those that it saved itself", () => {
  const tests = [typedIn(own, 100), typedIn(own, 50)];
  const ofFiles = [
    typedIn(own, 200),
    Object.assign(typedIn(own, 400), { plan: examplePlace }),
    Object.assign(typedIn(own, 400), { plan: { ...examplePlace, typist: "Ben" } }),
    ...tests,
  ];
  opened = ofFiles.map((saved) => progressTest({ ...saved, title: "Your text" }));
  onTestFinished(() => {
    opened = [];
  });
  expect(speedsUpTo(1, ...tests)).toEqual([61, 121, 242]);
  expect(speedsUpTo(0, Object.assign(typedIn(own, 100), { keyboardLabel: "laptop" }))).toEqual([
    121,
  ]);
});

test("practice in a plan and tests on another keyboard or under other rules are left out", () => {
  const others = [
    typedIn({ ...own, plan: { ...examplePlace, isPractice: true } }, 400),
    Object.assign(typedIn(own, 400), { keyboardLabel: "laptop" }),
    Object.assign(typedIn(own, 400), { refusals: 0 }),
  ];
  const inPlan = typedIn({ ...own, plan: examplePlace }, 200);
  expect(speedsUpTo(4, ...others, inPlan, typedIn(own, 100))).toEqual([61, 121]);
});

test("tests of other texts of one's own are left out", () => {
  const other = "{ [x]: y }, ".repeat(10);
  const symbols = testOf(ownExercise(other, english), typeKeys(other, other, 400));
  expect(speedsUpTo(2, typedIn(own, 200), symbols, typedIn(own, 100))).toEqual([61, 121]);
});

test("tests of another level, and text that was pasted or all deleted, are left out", () => {
  const easy = typedIn(passageExercise("easy", null, english), 200);
  const hard = typedIn(passageExercise("hard", null, english), 100);
  expect(speedsUpTo(1, easy, hard)).toEqual([121]);
  const pasted = testOf(own, setValue(newTrial(text), text, 0, "pasted"));
  expect(speedsUpTo(1, typedIn(own, 200), pasted)).toEqual([]);
  expect(speedsUpTo(1, pasted, typedIn(own, 200))).toEqual([61]);
  const deleted = setValue(setValue(newTrial(text, 60_000), "s", 0), "", 200, "deleted");
  const empty = testOf(own, endAtLimit(deleted, Infinity));
  expect(speedsUpTo(1, empty, typedIn(own, 200))).toEqual([61]);
});

/** Types a text with a key for each character. */
function typedOnKeys(typedText: string, codes: readonly string[]): FinishedTrial {
  const typed = Array.from(typedText).reduce<Trial>((trial, character, start) => {
    const at = start * 200;
    const keys = [{ kind: "down", code: codes[start] ?? "", at } as const];
    const edit = { kind: "typed", start, removed: 0, inserted: [character], at } as const;
    return applyEdit(trial, { ...edit, receivedAt: at, keys });
  }, newTrial(typedText));
  return finished(typed);
}

test("the keyboard is the one on which the keys type what they typed, else that of the language", () => {
  const typedAs = (...codes: readonly string[]) => typedOnKeys("zyq", codes);
  const onUs = () => typedAs("KeyZ", "KeyY", "KeyQ");
  expect(["en", "de", "fr"].map((language) => layoutOfTrial(onUs(), language))).toEqual([
    "qwerty",
    "qwerty",
    "qwerty",
  ]);
  expect(layoutOfTrial(typedAs("KeyY", "KeyZ", "KeyQ"), "en")).toBe("qwertz");
  expect(layoutOfTrial(typedAs("KeyW", "KeyY", "KeyA"), "en")).toBe("azerty");
  expect(layoutOfTrial(typedOnKeys("snth", ["Semicolon", "KeyL", "KeyK", "KeyJ"]), null)).toBe(
    "dvorak",
  );
  // On the Czech keyboard, too, but of several that fit the language's comes first.
  expect(layoutOfTrial(typedOnKeys("tea", ["KeyT", "KeyE", "KeyA"]), "cs")).toBe("czech");
  expect(layoutOfTrial(typedAs("", "", ""), "de")).toBe("qwertz");
});

import { expect, test } from "vitest";
import { readyPlan, readyPlans } from "./ready-plans.ts";
import { isTest, runSteps } from "./run-steps.ts";
import {
  conditionChangeText,
  courseText,
  pauseText,
  stepName,
  stepNote,
  stepTitle,
} from "./plan-text.ts";

test("each ready plan says what it takes", () => {
  expect(readyPlans.map((plan) => courseText(runSteps(plan, "1", 1)))).toEqual([
    "3 tests, about 3 minutes",
    "1 test, about 5 minutes",
    "8 tests, about 7 minutes",
    "20 tests, about 7 minutes",
    "3 tests, about 4 minutes",
  ]);
});

test("a pause says how many tests are done and, if one follows, when its clock starts and what to change for it", () => {
  const clock = "The clock for the next test starts with your first character, so take your time.";
  const [, , keyboards] = readyPlans;
  const steps = keyboards ? runSteps(keyboards, "1", 1) : [];
  expect(pauseText(steps, 3)).toBe(`2 tests done, 6 to come. ${clock}`);
  const changes = steps.map((_, at) => keyboards && conditionChangeText(keyboards, steps, at));
  // Before the rest, and before the test that follows it.
  expect(changes.flatMap((text, at) => (text ? [[at, text]] : []))).toEqual([
    [5, "Now change to keyboard B (new)."],
    [6, "Now change to keyboard B (new)."],
  ]);
  const between = readyPlan({
    title: "None between",
    conditions: { what: "keyboard", names: ["old", "new"] },
    steps: ["A", undefined, "A", "B"].map((condition) => ({ type: "easy", condition })),
  });
  const four = runSteps(between, "", 1);
  expect(four.map((_, at) => conditionChangeText(between, four, at))).toEqual([
    null,
    null,
    null,
    "Now change to keyboard B (new).",
  ]);
  const plan = readyPlan({
    title: "Rests",
    steps: [{ type: "easy" }, { rest: 5 }, { type: "easy", practice: true }, { rest: 5 }],
  });
  const rests = runSteps(plan, "", 1);
  expect(pauseText(rests, 1)).toBe(`1 test done. ${clock}`);
  expect(pauseText(rests, 3)).toBe("1 test done.");
});

test("a test is numbered among those that count, or among those for practice", () => {
  const [, , keyboards] = readyPlans;
  const steps = keyboards ? runSteps(keyboards, "1", 1) : [];
  const titles = steps.filter(isTest).map((step) => keyboards && stepTitle(keyboards, steps, step));
  expect(titles.slice(4, 7)).toEqual([
    "Test 4 of 8 · keyboard A (old)",
    "Practice 2 of 2 · keyboard B (new)",
    "Test 5 of 8 · keyboard B (new)",
  ]);
});

test("each step of a plan is named, with what belongs to it", () => {
  const lines = readyPlans.map((plan) =>
    plan.steps.map((step) => `${stepName(step)}: ${stepNote(plan, step)}`),
  );
  expect(lines).toEqual([
    ["60 seconds, easy: 3 tests"],
    ["300 seconds, medium: 1 test"],
    [
      "30 seconds, easy: 1 practice test for each keyboard",
      "30 seconds, medium: 4 tests for each keyboard",
      "Rest: 30 seconds between the two (can be skipped)",
    ],
    [
      "Phrases: 5 practice phrases",
      "Message: “That was the practice. The next 20 phrases count.”",
      "Phrases: 20 phrases",
    ],
    ["Medium passage: 3 tests"],
  ]);
  const { steps } = readyPlan({ title: "Words", steps: [{ type: "50words-plain-numbers-hard" }] });
  expect(steps.map(stepName)).toEqual(["50 words without punctuation with numbers, hard"]);
  const plan = readyPlan({
    title: "Messages",
    conditions: { what: "keyboard", names: ["old", "new"] },
    steps: [
      { message: `Hello.\n${"Breathe. ".repeat(9)}`, condition: "each" },
      { text: "ab", condition: "each" },
      { rest: 5, condition: "each" },
      { rest: 5, condition: "each" },
    ],
  });
  expect(plan.steps.map((step) => stepNote(plan, step))).toEqual([
    `“Hello. ${"Breathe. ".repeat(8)}B…” for each keyboard`,
    "1 test for each keyboard",
    "5 seconds between the two",
    "5 seconds between the two",
  ]);
  // The tests of both conditions are mixed.
  const shuffled = { ...plan, order: "shuffled" } as const;
  expect(shuffled.steps.map((step) => stepNote(shuffled, step)).at(-1)).toBe("5 seconds");
});

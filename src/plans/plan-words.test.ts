import { expect, test } from "vitest";
import { readyPlans } from "./ready-plans.ts";
import { runSteps } from "./run-steps.ts";
import { courseText, exerciseText, progressText } from "./plan-words.ts";

test("each ready plan says what it takes", () => {
  expect(readyPlans.map((plan) => courseText(runSteps(plan, "1", 1)))).toEqual([
    "3 tests, about 3 minutes",
    "1 test, about 5 minutes",
    "8 tests, about 7 minutes",
    "20 tests, about 7 minutes",
    "3 tests, about 4 minutes",
  ]);
  const [, , keyboards] = readyPlans;
  const steps = keyboards ? runSteps(keyboards, "1", 1) : [];
  expect(progressText(steps, 3)).toBe("2 tests done, 6 to come");
});

test("what a test has to type is named", () => {
  const named = readyPlans.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === "test" ? [exerciseText(step.exercise)] : [])),
  );
  expect([...new Set(named)]).toEqual([
    "60 seconds, easy, English",
    "300 seconds, medium, English",
    "30 seconds, easy, English",
    "30 seconds, medium, English",
    "a phrase",
    "medium passage, English",
  ]);
});

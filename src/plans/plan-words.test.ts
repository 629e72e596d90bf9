import { expect, test } from "vitest";
import { readyPlans } from "./ready-plans.ts";
import { runSteps } from "./run-steps.ts";
import { comparisonText, courseText, exerciseText, progressText } from "./plan-words.ts";

test("a difference beyond chance says how large it is likely to be", () => {
  const difference = { logRatio: Math.log(1.06), reach: 0.038, tests: 60 };
  expect(comparisonText("keyboard", difference)).toEqual({
    heading: "Keyboard B: 6% faster, likely 2% to 10%",
    sentence: "Over 60 tests. That is more than chance explains.",
  });
  expect(comparisonText("keyboard", { ...difference, logRatio: -Math.log(1.06) }).heading).toBe(
    "Keyboard B: 6% slower, likely 2% to 9%",
  );
});

test("a difference within chance says how many tests would tell one of 5%", () => {
  // 8 × (0.11 / ln 1.05)² = 40.7: 33 more, about 40.
  expect(comparisonText("keyboard", { logRatio: Math.log(1.06), reach: 0.11, tests: 8 })).toEqual({
    heading: "Too close to tell",
    sentence:
      "Keyboard B was 6% faster in 8 tests, likely 5% slower to 18% faster. About 40 more tests would tell a difference of 5%.",
  });
  expect(comparisonText("desk", { logRatio: 0.001, reach: 0.02, tests: 400 }).sentence).toBe(
    "Desk B was as fast in 400 tests, likely 2% slower to 2% faster. A difference of 5% would have shown.",
  );
});

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

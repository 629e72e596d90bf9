import { expect, test } from "vitest";
import { sumOf, tallyOf } from "./run-steps.ts";

test("a step without a report counts as one check", () => {
  expect(tallyOf(undefined, true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(tallyOf(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("Vitest's report counts its tests", () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 };
  expect(tallyOf(report, false)).toEqual({ passed: 7, failed: 2, skipped: 1 });
});

test("Playwright's report counts its tests, and one that passed only when run again as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 };
  expect(tallyOf({ stats }, false)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

test("a program that fails without a failed test, or without a report, is a failure", () => {
  const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0 };
  expect(tallyOf(report, false)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  expect(tallyOf({}, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test("the last line counts what was skipped only if something was", () => {
  const check = { passed: 1, failed: 0, skipped: 0 };
  expect(sumOf([check, { passed: 2599, failed: 0, skipped: 9 }])).toBe(
    "2600 passed, 0 failed, 9 skipped",
  );
  expect(sumOf([check])).toBe("1 passed, 0 failed");
});

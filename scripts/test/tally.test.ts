import { expect, test } from "vitest";
import { tallyOf, total } from "./tally.ts";

test("the report of Vitest is counted by tests", () => {
  const report = { numTotalTests: 5, numPassedTests: 3, numFailedTests: 2, success: false };
  expect(tallyOf(report, false)).toEqual({ passed: 3, failed: 2 });
});

test("the report of Playwright is counted by tests; one that passes only now and then has failed", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 4 } };
  expect(tallyOf(report, false)).toEqual({ passed: 7, failed: 3 });
});

test("a run that failed without a failing test counts as one failure", () => {
  expect(tallyOf({ numPassedTests: 3, numFailedTests: 0 }, false)).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(tallyOf(undefined, false)).toEqual({ passed: 0, failed: 1 });
});

test("tallies add up", () => {
  expect(
    total([
      { passed: 1, failed: 0 },
      { passed: 41, failed: 2 },
    ]),
  ).toEqual({ passed: 42, failed: 2 });
});

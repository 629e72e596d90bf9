import { join } from "node:path";
import { expect, test } from "vitest";
import { folders } from "./folders.ts";
import { testRunsOf } from "./test-reports.ts";

const passed = { file: "", title: "vitest run", outcome: "passed" } as const;
const failed = { ...passed, outcome: "failed" } as const;

test("Vitest's report has each test with its file and its groups", () => {
  const name = join(folders.project, "src/engine/speed.test.ts");
  const assertionResults = [
    { fullName: "words per minute of no text", status: "passed" },
    { fullName: "words per minute of a word", status: "failed" },
    { fullName: "words per minute of a book", status: "pending" },
  ];
  const file = "src/engine/speed.test.ts";
  expect(testRunsOf({ testResults: [{ name, assertionResults }] }, failed)).toEqual([
    { file, title: "words per minute of no text", outcome: "passed" },
    { file, title: "words per minute of a word", outcome: "failed" },
    { file, title: "words per minute of a book", outcome: "skipped" },
  ]);
});

test("Playwright's report has each test in each browser, and one that passed only when run again as failed", () => {
  const file = "race.spec.ts";
  const specs = (...statuses: string[]) => [
    { title: "a race", tests: statuses.map((status) => ({ status })) },
  ];
  const group = { title: "on a phone", file, specs: specs("skipped") };
  const report = {
    suites: [{ title: file, file, specs: specs("expected", "flaky"), suites: [group] }],
  };
  expect(testRunsOf(report, failed)).toEqual([
    { file: "e2e/race.spec.ts", title: "a race", outcome: "passed" },
    { file: "e2e/race.spec.ts", title: "a race", outcome: "failed" },
    { file: "e2e/race.spec.ts", title: "on a phone a race", outcome: "skipped" },
  ]);
});

test("a program that fails without a failed test, or without a report, is a failure", () => {
  const name = join(folders.project, "src/engine/speed.test.ts");
  const assertionResults = [{ fullName: "a word", status: "passed" }];
  expect(testRunsOf({ testResults: [{ name, assertionResults }] }, failed)).toContain(failed);
  expect(testRunsOf({}, failed)).toEqual([failed]);
});

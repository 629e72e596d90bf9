import { relative } from "node:path";
import { folders } from "./folders.ts";

/**
 * The tests in a report. If the program failed but no test did, the program itself counts as a failed test:
 * a file may not have loaded.
 */
export function testRunsOf({ testResults = [], suites = [] }: TestReports, program: TestRun) {
  const tests: readonly TestRun[] = [
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        file: relative(folders.project, name).replaceAll("\\", "/"),
        title: fullName,
        outcome: outcomes[status] ?? "skipped",
      })),
    ),
    ...suites.flatMap((file) => testsIn(file, [])),
  ];
  const hasFailed = tests.some(({ outcome }) => outcome === "failed");
  return program.outcome === "passed" || hasFailed ? tests : [...tests, program];
}

/** A test that passed only when run again has failed. */
const outcomes: Readonly<Record<string, Outcome>> = {
  passed: "passed",
  expected: "passed",
  failed: "failed",
  unexpected: "failed",
  flaky: "failed",
};

function testsIn(
  { file, specs, suites = [] }: Suite,
  groups: readonly string[],
): readonly TestRun[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        file: `e2e/${file}`,
        title: [...groups, title].join(" "),
        outcome: outcomes[status] ?? "skipped",
      })),
    ),
    ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title])),
  ];
}

/** A test that ran, or a step that has none, as a check of its own. */
export interface TestRun {
  /** From the project's folder, with slashes; empty for a step. */
  readonly file: string;
  /** With the titles of the groups that it is in. */
  readonly title: string;
  readonly outcome: Outcome;
}

type Outcome = "passed" | "failed" | "skipped";

/** The parts that are read of a report by Vitest or Playwright. */
export interface TestReports {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** A file of tests or a group in it. */
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

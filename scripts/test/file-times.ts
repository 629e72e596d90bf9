import { relative } from "node:path";
import type { Milliseconds } from "../../src/engine/trial/edit.ts";
import { folders } from "../project/folders.ts";

/** How long the tests of a file took, one after the other. */
export interface FileTime {
  /** Its path in the project, with the browser that Playwright ran it in. */
  readonly file: string;
  readonly time: Milliseconds;
}

/** The times of a report as Vitest and Playwright write it with their reporter `json`; none where there is no report. */
export function fileTimesOf(report: unknown): readonly FileTime[] {
  const { testResults = [], suites = [] } = (report ?? {}) as Partial<Report>;
  const ofVitest = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(folders.project, name),
    time: endTime - startTime,
  }));
  return [...ofVitest, ...suites.flatMap(timesIn)];
}

/** The slowest files, the slowest first, a line each. */
export function slowestFiles(fileTimes: readonly FileTime[], count: number): readonly string[] {
  return fileTimes
    .toSorted((one, other) => other.time - one.time)
    .slice(0, count)
    .map(({ file, time }) => `${(time / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

/** The times of a file's suite, one for each browser. */
function timesIn(suite: Suite): readonly FileTime[] {
  const times = new Map<string, Milliseconds>();
  for (const { projectName, results } of testsIn(suite)) {
    const time = results.reduce((sum, { duration }) => sum + duration, 0);
    times.set(projectName, (times.get(projectName) ?? 0) + time);
  }
  return Array.from(times, ([browser, time]) => ({
    file: `e2e/${suite.title} (${browser})`,
    time,
  }));
}

function testsIn({ specs, suites = [] }: Suite): readonly PlaywrightTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsIn)];
}

/** What is read of the reports. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: Milliseconds;
    readonly endTime: Milliseconds;
  }[];
  readonly suites: readonly Suite[];
}

/** The suite of a file is called by its path in the folder of the tests. */
interface Suite {
  readonly title: string;
  readonly specs: readonly { readonly tests: readonly PlaywrightTest[] }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly results: readonly { readonly duration: Milliseconds }[];
}

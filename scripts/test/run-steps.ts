import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../project/folders.ts";
import type { Step } from "./steps.ts";

/** How many checks and tests passed, failed and were skipped. */
export type Tally = Readonly<Record<"passed" | "failed" | "skipped", number>>;

/** What is read of a report that Vitest or Playwright writes. */
interface Report {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numPendingTests?: number;
  readonly stats?: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
}

/** Runs steps one after the other, then prints how long each took. */
export function runSteps(steps: readonly Step[]): readonly Tally[] {
  const times: string[] = [];
  const tallies = steps.map((step) => {
    const command = step.command.join(" ");
    console.log(`\n── ${command} ──`);
    const start = performance.now();
    const tally = run(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
    times.push(`${seconds} s  ${command}${tally.failed > 0 ? "  FAILED" : ""}`);
    return tally;
  });
  console.log(`\n${times.join("\n")}`);
  return tallies;
}

function run({ command: [program, ...parameters], tests }: Step): Tally {
  const report = join(folders.cache, `${program}.json`);
  rmSync(report, { force: true });
  const { status, error } = spawnSync(program, parameters, {
    cwd: folders.project,
    shell: process.platform === "win32",
    stdio: "inherit",
  });
  if (error) console.error(error.message);
  return tallyOf(tests ? readReport(report) : undefined, status === 0);
}

/** Empty if the program ended before it wrote one. */
function readReport(path: string): Report {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the program just run
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : {};
}

/**
 * Counts the tests of a step, or the step itself as one check if it reports none. A program that did not
 * end well counts as one failure at least: a file that does not load fails without a test that does.
 */
export function tallyOf(report: Report | undefined, isSuccess: boolean): Tally {
  if (!report) return { passed: Number(isSuccess), failed: Number(!isSuccess), skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, stats } = report;
  const failed = numFailedTests ?? (stats ? stats.unexpected + stats.flaky : 0);
  return {
    passed: numPassedTests ?? stats?.expected ?? 0,
    failed: isSuccess ? failed : Math.max(failed, 1),
    skipped: numPendingTests ?? stats?.skipped ?? 0,
  };
}

/** As in "2600 passed, 0 failed, 9 skipped". */
export function sumOf(tallies: readonly Tally[]): string {
  const count = (outcome: keyof Tally) => tallies.reduce((sum, tally) => sum + tally[outcome], 0);
  const skipped = count("skipped");
  const ending = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${count("passed")} passed, ${count("failed")} failed${ending}`;
}

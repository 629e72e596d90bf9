import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../project/folders.ts";
import { type TestReports, type TestRun, testRunsOf } from "../project/test-reports.ts";
import type { CheckStep } from "./steps.ts";

/** Runs steps one after the other, then prints how long each took. */
export function runCheckSteps(steps: readonly CheckStep[]): readonly TestRun[] {
  const times: string[] = [];
  const ran = steps.flatMap((step) => {
    const title = step.command.join(" ");
    console.log(`\n── ${title} ──`);
    const start = performance.now();
    const tests = run(step, title);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(7);
    const isFailed = tests.some(({ outcome }) => outcome === "failed");
    times.push(`${seconds} s  ${title}${isFailed ? "  FAILED" : ""}`);
    return tests;
  });
  console.log(`\n${times.join("\n")}`);
  return ran;
}

function run({ command: [program, ...parameters], tests, needs }: CheckStep, title: string) {
  if (needs && !needs.isInstalled()) {
    console.log(`Skipped: ${needs.name} is not installed.`);
    return [{ file: "", title, outcome: "skipped" } as const];
  }
  const report = join(folders.cache, `${program}.json`);
  rmSync(report, { force: true });
  const { status, error } = spawnSync(program, parameters, {
    cwd: folders.project,
    shell: process.platform === "win32",
    stdio: "inherit",
  });
  if (error) console.error(error.message);
  const own = { file: "", title, outcome: status === 0 ? "passed" : "failed" } as const;
  return tests ? testRunsOf(readReport(report), own) : [own];
}

/** Empty if the program ended before it wrote one. */
function readReport(path: string): TestReports {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the program just run
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as TestReports) : {};
}

/** As in "2600 passed, 0 failed, 9 skipped". */
export function sumOf(tests: readonly TestRun[]): string {
  const count = (wanted: TestRun["outcome"]) =>
    tests.filter(({ outcome }) => outcome === wanted).length;
  const skipped = count("skipped");
  const ending = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${count("passed")} passed, ${count("failed")} failed${ending}`;
}

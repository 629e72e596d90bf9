import { delimiter, join } from "node:path";
import { folders } from "../project/folders.ts";
import { slowestFiles } from "./file-times.ts";
import { type Outcome, runStep } from "./run-step.ts";
import type { Step } from "./steps.ts";
import { total } from "./tally.ts";

/**
 * Runs steps one after the other, and tells how long they took, in all and by the slowest files. The
 * last line is the sum: each check counts one, and each test.
 *
 * @param isEveryBrowserWanted whether a missing browser is a failure rather than skipped.
 */
export function runSteps(
  steps: readonly Step[],
  { isEveryBrowserWanted }: { isEveryBrowserWanted: boolean },
): void {
  // As npm does it for its scripts, for those who call this one by hand.
  const programs = join(folders.project, "node_modules/.bin");
  process.env["PATH"] = [programs, process.env["PATH"]].join(delimiter);

  const start = performance.now();
  const failures: string[] = [];
  const broken = new Set<string>();
  const outcomes: Outcome[] = [];
  const times: string[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.title} ──`);
    if (step.after !== undefined && broken.has(step.after)) {
      console.log(`Left out, for "${step.after}" failed.`);
      continue;
    }
    const stepStart = performance.now();
    const outcome = runStep(step, isEveryBrowserWanted);
    outcomes.push(outcome);
    times.push(`${secondsSince(stepStart)}  ${step.title}`);
    if (outcome.tally.failed > 0) {
      broken.add(step.name);
      failures.push(step.title);
    }
  }

  console.log(`\n${[...times, `${secondsSince(start)}  in all`].join("\n")}`);
  const slowest = slowestFiles(
    outcomes.flatMap(({ fileTimes }) => fileTimes),
    15,
  );
  if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.join("\n")}`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  const { passed, failed } = total(outcomes.map(({ tally }) => tally));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`;
}

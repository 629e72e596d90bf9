import { delimiter, join } from "node:path";
import { folders } from "../project.ts";
import { runStep } from "./run-step.ts";
import type { Step } from "./steps.ts";
import { total, type Tally } from "./tally.ts";

/**
 * Runs steps one after the other; the last line is the sum: each check counts one, and each test.
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

  const failures: string[] = [];
  const broken = new Set<string>();
  const tallies: Tally[] = [];
  for (const step of steps) {
    console.log(`\n── ${step.title} ──`);
    if (step.after !== undefined && broken.has(step.after)) {
      console.log(`Left out, for "${step.after}" failed.`);
      continue;
    }
    const tally = runStep(step, isEveryBrowserWanted);
    tallies.push(tally);
    if (tally.failed > 0) {
      broken.add(step.name);
      failures.push(step.title);
    }
  }

  const { passed, failed } = total(tallies);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

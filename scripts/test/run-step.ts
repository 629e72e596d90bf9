import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browsers } from "../browsers/browsers.ts";
import { ensureChromium } from "../browsers/install-chromium.ts";
import { folders } from "../project/folders.ts";
import { tellProblem } from "../project/tell-problem.ts";
import { type FileTime, fileTimesOf } from "./file-times.ts";
import { tallyOfMissing } from "./missing-browser.ts";
import type { Step } from "./steps.ts";
import { tallyOf, type Tally, total } from "./tally.ts";

/** What a step came to. */
export interface Outcome {
  readonly tally: Tally;
  readonly fileTimes: readonly FileTime[];
}

/** Runs a step of `npm test`, its output on the terminal, and counts what passed and failed. */
export function runStep(step: Step, isEveryBrowserWanted: boolean): Outcome {
  if (step.browsers) {
    try {
      ensureChromium();
    } catch (problem) {
      tellProblem(problem);
      return { tally: { passed: 0, failed: 1 }, fileTimes: [] };
    }
  }
  const missing = (step.browsers ?? []).map((name) =>
    tallyOfMissing(browsers[name], isEveryBrowserWanted),
  );
  const { tally, fileTimes } = outcomeOf(step);
  return { tally: total([...missing, tally]), fileTimes };
}

function outcomeOf({ command, report }: Step): Outcome {
  if (report === undefined) {
    const isSuccess = run(command);
    return { tally: { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1 }, fileTimes: [] };
  }
  const path = join(folders.cache, report);
  rmSync(path, { force: true });
  const isSuccess = run(command);
  const written = readReport(path);
  return { tally: tallyOf(written, isSuccess), fileTimes: fileTimesOf(written) };
}

function run([program, ...parameters]: Step["command"]): boolean {
  const { status, error } = spawnSync(program, parameters, {
    cwd: folders.project,
    shell: process.platform === "win32",
    stdio: "inherit",
  });
  if (error) console.error(error.message);
  return status === 0;
}

/** Nothing where the program ended before it wrote one. */
function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

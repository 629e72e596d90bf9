import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { browsers } from "../browsers.ts";
import { ensureChromium } from "../install-chromium.ts";
import { folders } from "../project.ts";
import { tellProblem } from "../tell-problem.ts";
import { tallyOfMissing } from "./missing-browser.ts";
import type { Step } from "./steps.ts";
import { tallyOf, type Tally } from "./tally.ts";

/** Runs a step of `npm test`, its output on the terminal, and counts what passed and failed. */
export function runStep({ command, report, browser }: Step, isEveryBrowserWanted: boolean): Tally {
  if (browser === "chromium") {
    try {
      process.env["CHROMIUM_PATH"] = ensureChromium();
    } catch (problem) {
      tellProblem(problem);
      return { passed: 0, failed: 1 };
    }
  }
  const missing = browser && tallyOfMissing(browsers[browser], isEveryBrowserWanted);
  if (missing) return missing;
  if (report === undefined) {
    const isSuccess = run(command);
    return { passed: isSuccess ? 1 : 0, failed: isSuccess ? 0 : 1 };
  }
  const path = join(folders.cache, report);
  rmSync(path, { force: true });
  const isSuccess = run(command);
  return tallyOf(readReport(path), isSuccess);
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

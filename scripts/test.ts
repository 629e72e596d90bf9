/**
 * Checks the project: `npm test`; or a part of it: `npm test -- unit`, `npm test -- e2e/race.spec.ts`; in
 * every browser, long tests included: `npm run test:browsers`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareBrowsers } from "./browsers/prepare-browsers.ts";
import { folders } from "./project/folders.ts";
import { proofsOn, unproved } from "./project/promises.ts";
import type { TestRun } from "./project/test-reports.ts";
import { runCheckSteps, sumOf } from "./test/run-steps.ts";
import { stepsFor } from "./test/steps.ts";

const parameters = process.argv.slice(2);
if (parameters[0] === "--every-browser") {
  process.env["EVERY_ENGINE"] = "1";
  parameters.shift();
}
const isEveryBrowser = Boolean(process.env["EVERY_ENGINE"]);
const steps = stepsFor(parameters, isEveryBrowser);
const inBrowser = steps.filter(({ name }) => name === "components" || name === "e2e");
const missing = inBrowser.length > 0 ? await prepareBrowsers(isEveryBrowser) : [];
const possible = missing.includes("Chromium")
  ? steps.filter((step) => !inBrowser.includes(step))
  : steps;
const ran = runCheckSteps(possible);
const isFailed = (run: TestRun) => run.outcome === "failed";
// A run with many failures ends early, and not all tests have run.
const isWhole = parameters.length === 0 && missing.length === 0 && !ran.some(isFailed);
const page = readFileSync(join(folders.project, "docs/work/trust.md"), "utf8");
const problems = [
  ...missing.map((name) => `${name} is missing.`),
  ...unproved(proofsOn(page), ran, { isEveryBrowser, isWhole }),
];
for (const problem of problems) console.error(problem);
const all: readonly TestRun[] = [
  ...ran,
  ...problems.map((title) => ({ file: "", title, outcome: "failed" as const })),
];
console.log(`\n${sumOf(all)}`);
if (all.some(isFailed)) process.exitCode = 1;

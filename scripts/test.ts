/**
 * Checks the project: `npm test`; or a part of it: `npm test -- unit`, `npm test -- e2e/race.spec.ts`; in
 * every browser, with what takes long in each: `npm run test:browsers`.
 */
import { prepareBrowsers } from "./browsers/prepare-browsers.ts";
import { runSteps, sumOf } from "./test/run-steps.ts";
import { stepsFor } from "./test/steps.ts";

const parameters = process.argv.slice(2);
if (parameters[0] === "--every-browser") {
  process.env["EVERY_ENGINE"] = "1";
  parameters.shift();
}
const steps = stepsFor(parameters);
const inBrowser = steps.filter(({ name }) => name === "components" || name === "e2e");
const missing =
  inBrowser.length > 0 ? await prepareBrowsers(Boolean(process.env["EVERY_ENGINE"])) : [];
const possible = missing.includes("Chromium")
  ? steps.filter((step) => !inBrowser.includes(step))
  : steps;
const tallies = [...runSteps(possible), { passed: 0, failed: missing.length, skipped: 0 }];
console.log(`\n${sumOf(tallies)}`);
if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;

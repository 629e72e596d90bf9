/** Checks the whole project: `npm test`. With names of steps, only those: `node scripts/test.ts unit`. */
import { runSteps } from "./test/run-steps.ts";
import { steps } from "./test/steps.ts";

const known = new Set(steps.map(({ name }) => name));
const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}: choose among ${[...known].join(", ")}.`);
  process.exit(1);
}

runSteps(
  steps.filter(({ name }) => wanted.size === 0 || wanted.has(name)),
  { isEveryBrowserWanted: false },
);

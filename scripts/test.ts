/** Checks the whole project: `npm test`. With names of steps, only those: `npm test -- unit`. */
import { runSteps } from "./test/run-steps.ts";
import { stepsNamed } from "./test/steps.ts";

runSteps(stepsNamed(process.argv.slice(2)), { isEveryBrowserWanted: false });

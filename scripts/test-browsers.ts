/** Installs the browsers that Debian offers, then checks the whole project in all of them: `npm run test:browsers`. */
import { browsers } from "./browsers/browsers.ts";
import { installBrowsers } from "./browsers/install-browsers.ts";
import { tellProblem } from "./project/tell-problem.ts";
import { runSteps } from "./test/run-steps.ts";
import { steps } from "./test/steps.ts";

try {
  installBrowsers(Object.values(browsers));
} catch (problem) {
  // What is missing fails below, each browser by its name.
  tellProblem(problem);
}
// With what takes long in each of them; see `playwright.config.ts`.
process.env["EVERY_ENGINE"] = "1";
runSteps(steps, { isEveryBrowserWanted: true });

/** Builds the site unless it is built from the project as it stands, then serves it: `npm start`. */
import { isBuilt } from "./build/build-record.ts";
import { buildSite } from "./build/build-site.ts";
import { serveSite } from "./server/serve-site.ts";
import { tellProblem } from "./tell-problem.ts";

const problems = (await isBuilt()) ? [] : await buildSite();
if (problems.length > 0) tellProblem(new Error(problems.join("\n")));
else await serveSite().catch(tellProblem);

/** Builds the site if the project has changed since the last build, then serves it: `npm start`. */
import { isBuilt } from "./build/build-record.ts";
import { buildSite } from "./build/build-site.ts";
import { portFrom } from "./server/port.ts";
import { serveSite } from "./server/serve-site.ts";

const port = portFrom(process.env["PORT"], 4173);
const problems = (await isBuilt()) ? [] : await buildSite();
if (problems.length > 0) throw new Error(problems.join("\n"));
await serveSite(port);

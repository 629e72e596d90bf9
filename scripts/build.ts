/** Builds the site into `dist/`, and fails where it does not keep what it promises. */
import { buildSite } from "./build/build-site.ts";

const problems = await buildSite();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Builds the site into `dist/`, and fails if it does not keep its promises: `npm run build`. */
import { buildSite } from "./build/build-site.ts";

const problems = await buildSite();
if (problems.length > 0) throw new Error(problems.join("\n"));

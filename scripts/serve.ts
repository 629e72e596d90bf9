/** Serves the built site: `npm run serve`. */
import { serveSite } from "./server/serve-site.ts";
import { tellProblem } from "./tell-problem.ts";

await serveSite().catch(tellProblem);

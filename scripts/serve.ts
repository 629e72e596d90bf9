/** Serves the built site: `npm run serve`. */
import { portFrom } from "./server/listen.ts";
import { serveSite } from "./server/serve-site.ts";

await serveSite(portFrom(process.env["PORT"], 4173));

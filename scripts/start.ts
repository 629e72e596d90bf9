/** Builds the site if the project has changed since the last build, then serves it: `npm start`. */
import { buildIfChanged } from "./build/build-site.ts";
import { portFrom } from "./server/listen.ts";
import { serveSite } from "./server/serve-site.ts";

const port = portFrom(process.env["PORT"], 4173);
await buildIfChanged();
await serveSite(port);

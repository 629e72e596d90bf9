import { existsSync } from "node:fs";
import { join } from "node:path";
import { folders } from "../project.ts";
import { listen } from "./listen.ts";
import { portFrom } from "./port.ts";
import { siteServer } from "./site-server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** Serves the built site on this machine until the process is asked to stop. */
export async function serveSite(): Promise<void> {
  if (!existsSync(join(folders.site, "index.html"))) {
    throw new Error(
      "There is no built site yet. Build it with `npm run build`, or use `npm start`.",
    );
  }
  const server = await siteServer(folders.site);
  const address = await listen(server, portFrom(process.env["PORT"], 4173));
  stopOnSignal(server);
  console.log(`Keypace is at ${address}`);
}

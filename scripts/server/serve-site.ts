import { folders } from "../project.ts";
import { listen } from "./listen.ts";
import { siteServer } from "./site-server.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** Serves the built site on this machine until the process is asked to stop. */
export async function serveSite(port: number): Promise<void> {
  const server = await siteServer(folders.site);
  const address = await listen(server, port);
  stopOnSignal(server);
  console.log(`Keypace is at ${address}`);
}

import { folders } from "../project/folders.ts";
import { listen, stopOnSignal } from "./listen.ts";
import { siteServer } from "./site-server.ts";

/** Serves the built site on this machine until the process is asked to stop. */
export async function serveSite(port: number): Promise<void> {
  const server = await siteServer(folders.site);
  const address = await listen(server, port);
  // When no descriptor is free, a connection cannot be accepted; open ones continue.
  server.on("error", (error) => console.error(error.message));
  stopOnSignal(server);
  console.log(`Keypace is at ${address}`);
}

import { once } from "node:events";
import type { Server } from "node:http";

/**
 * Listens on this machine only.
 *
 * @param port if another program uses it, the system chooses a free one, and a line on the terminal says so.
 * @returns the address to open.
 */
export async function listen(server: Server, port: number): Promise<string> {
  try {
    await listenAt(server, port);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    console.error(`Port ${port} is in use, so the system chooses another.`);
    await listenAt(server, 0);
  }
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}/`;
}

/** Closes a server and its open connections. */
export function closeServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/** Closes a server when the process receives a signal to stop. */
export function stopOnSignal(server: Server): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => closeServer(server));
  }
}

async function listenAt(server: Server, port: number): Promise<void> {
  await once(server.listen(port, "127.0.0.1"), "listening");
}

/**
 * The port that the environment's `PORT` names; 0 lets the system choose one.
 *
 * @throws if it is not a port, with a sentence for the person who set it.
 */
export function portFrom(setting: string | undefined, preset: number): number {
  if (setting === undefined || setting === "") return preset;
  if (!/^\d{1,5}$/.test(setting) || Number(setting) > 65_535) {
    throw new Error(`PORT is "${setting}". It must be a number from 0 to 65535.`);
  }
  return Number(setting);
}

import type { Server } from "node:http";

/** Ends a server, and the connections that browsers keep open, when the process is asked to stop. */
export function stopOnSignal(server: Server): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

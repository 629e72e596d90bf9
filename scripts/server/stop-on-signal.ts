import type { Server } from "node:http";

/** Closes a server and its open connections when the process receives a signal to stop. */
export function stopOnSignal(server: Server): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}

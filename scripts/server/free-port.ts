import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { listen } from "./listen.ts";

/** Returns a port of this machine that nothing listens on, for programs that do not accept 0. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  server.close();
  await once(server, "close");
  return Number(port);
}

/** Whether a program of this machine listens at a port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

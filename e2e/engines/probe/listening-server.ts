import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/** A server at a free port of this machine. */
export async function listeningServer(
  answer: RequestListener,
): Promise<{ readonly server: Server; readonly port: number; readonly close: () => void }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { server, port: address.port, close };
}

import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { closeServer, listen } from "../../../scripts/server/listen.ts";

/** What arrived by an attempt: a request says most, a connection or datagram least. */
export type Arrival = "nothing" | "connection" | "datagram" | "request";

/** A host of another name on this machine that records what reaches it. */
export interface ForeignHost {
  readonly address: string;
  readonly arrival: () => Arrival;
  readonly close: () => void;
}

/** Answers each request with an empty page that any page may read. */
export async function foreignHost(): Promise<ForeignHost> {
  const arrivals = new Set<Arrival>();
  const answer: RequestListener = (_request, response) => {
    arrivals.add("request");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    response.writeHead(200, { "Content-Type": "text/html" }).end();
  };
  const { server, datagrams, port } = await atOnePort(answer);
  server.on("connection", () => arrivals.add("connection"));
  // A client of another protocol has connected, too.
  server.on("clientError", (_error, socket) => socket.destroy());

  datagrams.on("message", () => arrivals.add("datagram"));

  return {
    address: `http://localhost:${port}/`,
    arrival: () => strongest.find((kind) => arrivals.has(kind)) ?? "nothing",
    close: () => {
      closeServer(server);
      datagrams.close();
    },
  };
}

/** Listens for connections and datagrams at one port; a port may be free for only one of them. */
async function atOnePort(answer: RequestListener) {
  for (;;) {
    const server = createServer(answer);
    const { port } = new URL(await listen(server, 0));
    const datagrams = createSocket("udp4").bind(Number(port), "127.0.0.1");
    try {
      await once(datagrams, "listening");
      return { server, datagrams, port };
    } catch {
      datagrams.close();
      closeServer(server);
    }
  }
}

const strongest = ["request", "datagram", "connection"] as const;

import { createSocket } from "node:dgram";
import { once } from "node:events";
import { listeningServer } from "./listening-server.ts";

/** What of an attempt arrived: a request carries most, a bare connection or datagram the least. */
export type Arrival = "nothing" | "connection" | "datagram" | "request";

/** A host of another name on this machine, which notes what reaches it. */
export interface ForeignHost {
  readonly address: string;
  readonly arrival: () => Arrival;
  readonly close: () => void;
}

/** Answers whatever is asked with an empty page that any page may read. */
export async function foreignHost(): Promise<ForeignHost> {
  const arrivals = new Set<Arrival>();
  const { server, port, close } = await listeningServer((_request, response) => {
    arrivals.add("request");
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    response.writeHead(200, { "Content-Type": "text/html" }).end();
  });
  server.on("connection", () => arrivals.add("connection"));
  // What speaks another protocol has connected all the same.
  server.on("clientError", (_error, socket) => socket.destroy());

  const datagrams = createSocket("udp4", () => arrivals.add("datagram"));
  datagrams.bind(port, "127.0.0.1");
  await once(datagrams, "listening");

  return {
    address: `http://localhost:${port}/`,
    arrival: () => strongest.find((kind) => arrivals.has(kind)) ?? "nothing",
    close: () => {
      close();
      datagrams.close();
    },
  };
}

const strongest = ["request", "datagram", "connection"] as const;

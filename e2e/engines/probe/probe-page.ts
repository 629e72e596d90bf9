import { createServer } from "node:http";
import { securityHeaders } from "../../../scripts/headers/response-headers.ts";
import { closeServer, listen } from "../../../scripts/server/listen.ts";
import type { Arrival } from "./foreign-host.ts";

/** Serves an empty page and records the requests with a query. */
export interface ProbePage {
  readonly address: string;
  readonly arrival: (query: string) => Arrival;
  readonly close: () => void;
}

/** @param isGuarded whether the page has the headers of the site. */
export async function probePage({ isGuarded }: { isGuarded: boolean }): Promise<ProbePage> {
  const queries = new Set<string>();
  const deployment = { inlineHashes: { scripts: [], styles: [] }, isHttps: false };
  const headers = isGuarded ? securityHeaders(deployment) : {};
  const server = createServer(({ url = "" }, response) => {
    queries.add(url.replace(/^[^?]*\??/, ""));
    response.writeHead(200, { ...headers, "Content-Type": "text/html;charset=utf-8" });
    response.end("<!DOCTYPE html><title>Probe</title>");
  });
  return {
    address: await listen(server, 0),
    arrival: (query) => (queries.has(query) ? "request" : "nothing"),
    close: () => closeServer(server),
  };
}

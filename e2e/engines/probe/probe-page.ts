import { responseHeaders } from "../../../scripts/headers/response-headers.ts";
import type { Arrival } from "./foreign-host.ts";
import { listeningServer } from "./listening-server.ts";

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
  const headers = isGuarded ? responseHeaders("page", deployment) : {};
  const { port, close } = await listeningServer(({ url = "" }, response) => {
    queries.add(url.replace(/^[^?]*\??/, ""));
    response.writeHead(200, { ...headers, "Content-Type": "text/html;charset=utf-8" });
    response.end("<!DOCTYPE html><title>Probe</title>");
  });
  return {
    address: `http://127.0.0.1:${port}/`,
    arrival: (query) => (queries.has(query) ? "request" : "nothing"),
    close,
  };
}

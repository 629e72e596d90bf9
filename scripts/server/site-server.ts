import { createServer, type IncomingMessage, type Server } from "node:http";
import sirv from "sirv";
import { inlineHashesOf } from "../headers/inline-hashes.ts";
import { responseHeaders } from "../headers/response-headers.ts";
import { responseKinds } from "../headers/response-kinds.ts";
import { readBuiltSite } from "../site-file.ts";
import { acceptedEncodings } from "./accepted-encodings.ts";
import { notFoundResponse } from "./not-found-response.ts";

/**
 * A server of the built site, which answers as the static hosts do that the site is built for: with
 * the security headers on every response, from precompressed files, and with the not-found page for
 * every address but the canonical ones.
 *
 * @param folder the built site. It is read once, so build it before.
 */
export async function siteServer(folder: string): Promise<Server> {
  const files = await readBuiltSite(folder);
  const kinds = responseKinds(files);
  const sendFile = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: ["html"] });
  const sendNotFound = notFoundResponse(files);
  const deployment = { inlineHashes: inlineHashesOf(files), isHttps: false };

  return createServer((request, response) => {
    const path = pathOf(request);
    const kind = kinds.get(path);
    const headers = { ...responseHeaders(kind ?? "page", deployment), Vary: "Accept-Encoding" };
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Length": 0 }).end();
    } else if (kind) {
      // The one type that sirv does not know.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      sendFile(simplified(request), response);
    } else {
      sendNotFound(request, response);
    }
  });
}

function pathOf({ url = "" }: IncomingMessage): string {
  return url.replace(/\?.*$/s, "");
}

/** Takes from a request what sirv reads wrongly: refused encodings, and ranges of compressed files. */
function simplified(request: IncomingMessage): IncomingMessage {
  request.headers["accept-encoding"] = acceptedEncodings(request.headers["accept-encoding"]).join();
  delete request.headers.range;
  return request;
}

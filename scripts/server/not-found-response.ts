import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteFile } from "../site-file.ts";
import { acceptedEncodings } from "./accepted-encodings.ts";

/** Answers a request with status 404 and the not-found page of the built site. */
export function notFoundResponse(
  files: readonly SiteFile[],
): (request: IncomingMessage, response: ServerResponse) => void {
  const bodies = {
    br: bodyOf(files, "/404.html.br"),
    gzip: bodyOf(files, "/404.html.gz"),
    identity: bodyOf(files, "/404.html"),
  };
  return (request, response) => {
    const [encoding = "identity"] = acceptedEncodings(request.headers["accept-encoding"]);
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.writeHead(404, {
      "Content-Type": "text/html;charset=utf-8",
      "Content-Length": bodies[encoding].length,
    });
    response.end(request.method === "HEAD" ? undefined : bodies[encoding]);
  };
}

function bodyOf(files: readonly SiteFile[], address: string): Buffer {
  const file = files.find((candidate) => candidate.address === address);
  if (!file) throw new Error(`The built site has no ${address}.`);
  return file.contents;
}

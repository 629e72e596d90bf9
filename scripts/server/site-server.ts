import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { assetHeaders } from "../headers/response-headers.ts";
import { digest } from "../site/digest.ts";
import { servedSite, slashAtEnd, type ServedFile } from "../hosts/served-site.ts";
import { readBuiltSite } from "../site/site-file.ts";

/**
 * Creates a server of the built site that answers like the static hosts that the site is built for: with
 * the headers of `ServedSite`, compressed if the browser accepts that, and with the not-found page at every
 * address that is not canonical.
 *
 * @param folder the built site. It is read once and served from memory, so a file that disappears cannot
 *   end the server and a later build cannot mix with this one.
 */
export async function siteServer(folder: string): Promise<Server> {
  const built = await readBuiltSite(folder);
  const contents = new Map(built.map((file) => [file.address, file.contents]));
  const site = servedSite(built, "http://127.0.0.1");
  const files = new Map(site.files.map((file) => [file.address, file]));
  const headersOfAssets = new Map(Object.entries(assetHeaders));
  const headersOfOthers = new Map(Object.entries(site.headers));

  return createServer((request, response) => {
    const address = addressOf(request);
    const [, path, query = ""] = withSlash.exec(address) ?? [];
    const file = files.get(address.replace(/\?.*$/s, ""));
    response.setHeaders(file?.kind === "hashed asset" ? headersOfAssets : headersOfOthers);
    response.setHeader("Vary", "Accept-Encoding");
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Length": 0 }).end();
    } else if (path !== undefined) {
      response.setHeader("Cache-Control", site.notFound.cacheControl);
      response.writeHead(308, { Location: path + query, "Content-Length": 0 }).end();
    } else {
      const body = bodyFor(request, file ?? site.notFound, contents);
      if (file) sendFile(request, response, file, body);
      else send(response, 404, site.notFound, body);
    }
  });
}

/** The bytes of a file as they are sent. */
interface Body {
  readonly encoding: "br" | "gzip" | "identity";
  readonly bytes: Buffer;
}

const withSlash = new RegExp(slashAtEnd, "s");

/** The path and query of a request, which may name the origin before it. */
function addressOf({ url = "" }: IncomingMessage): string {
  return url.replace(/^https?:\/\/[^/?]*\/?/i, "/");
}

/** The smallest form of a file that the browser accepts. */
function bodyFor(
  { headers }: IncomingMessage,
  { file }: ServedFile,
  contents: ReadonlyMap<string, Buffer>,
): Body {
  for (const encoding of acceptedEncodings(headers["accept-encoding"])) {
    const bytes = contents.get(file + endings[encoding]);
    if (bytes) return { encoding, bytes };
  }
  const bytes = contents.get(file);
  if (!bytes) throw new Error(`The built site has no ${file}.`);
  return { encoding: "identity", bytes };
}

const endings = { br: ".br", gzip: ".gz" } as const;

/** The encodings that an `Accept-Encoding` accepts, the smallest output first. */
function acceptedEncodings(header = "") {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name = "", weight = "q=1"] = part
        .toLowerCase()
        .split(";")
        .map((side) => side.trim());
      return [name, Number(weight.replace(/^q=/, ""))];
    }),
  );
  return (["br", "gzip"] as const).filter(
    (name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0,
  );
}

/** Sends a file, or status 304 if the browser has it. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  body: Body,
): void {
  const tag = `"${digest(body.bytes)}"`;
  response.setHeader("ETag", tag);
  const known = request.headers["if-none-match"];
  if (known?.trim() === "*" || known?.includes(tag)) {
    response.writeHead(304, { "Cache-Control": file.cacheControl }).end();
  } else {
    send(response, 200, file, body);
  }
}

function send(
  response: ServerResponse,
  status: number,
  { contentType, cacheControl }: ServedFile,
  { encoding, bytes }: Body,
): void {
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(status, {
    "Cache-Control": cacheControl,
    "Content-Length": bytes.length,
    "Content-Type": contentType,
  });
  response.end(bytes);
}

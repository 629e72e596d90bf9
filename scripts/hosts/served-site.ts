import { extname } from "node:path";
import { inlineHashesOf } from "../headers/inline-hashes.ts";
import {
  cacheControl,
  type HeaderRecord,
  isHashedAsset,
  type ResponseKind,
  securityHeaders,
} from "../headers/response-headers.ts";
import { tagsOf } from "../site/html.ts";
import { isPage, pageFile, type SiteFile } from "../site/site-file.ts";

/** How a host has to serve the built site, independent of the host. */
export interface ServedSite {
  /** The address of the site for visitors, as in `https://keypace.example`. */
  readonly origin: string;
  readonly files: readonly ServedFile[];
  /** The answer to every address without a file, with status 404. */
  readonly notFound: ServedFile;
  /** The headers of every response but those of hashed assets, which carry `assetHeaders`. */
  readonly headers: HeaderRecord;
}

/** An address of the site, and its file. */
export interface ServedFile {
  readonly address: string;
  readonly file: string;
  readonly kind: ResponseKind;
  readonly contentType: string;
  readonly cacheControl: string;
}

/**
 * An address whose path ends with a slash, which is not an address of the site: every host redirects it, with
 * status 308, to the first two groups, the path without the slash and the query. The target never begins
 * with `//` or `/\`, which would lead to another host.
 */
export const slashAtEnd = String.raw`^(/[^/\\?](?:[^?]*[^/?])?)/+(\?.*)?$`;

/**
 * Compressed files, the not-found page and instructions for hosts have no address of their own.
 *
 * @param origin the headers depend on it: without HTTPS, those that insist on HTTPS are left out.
 * @throws for a file of an unknown kind.
 */
export function servedSite(files: readonly SiteFile[], origin: string): ServedSite {
  return {
    origin,
    files: files
      .filter(({ address }) => !/^\/(?:_headers|404\.html)$|\.(?:br|gz)$/.test(address))
      .map(servedFile),
    notFound: servedFile({ address: "/404.html" }),
    headers: securityHeaders({
      inlineHashes: inlineHashesOf(files),
      isHttps: origin.startsWith("https://"),
    }),
  };
}

/** The origin that a site was built for: its home page contains it as the canonical address. */
export function originOf(files: readonly SiteFile[]): string {
  const home = files.find(({ address }) => address === pageFile("/"))?.contents.toString() ?? "";
  const canonical = tagsOf(home).find(({ attributes }) => attributes["rel"] === "canonical");
  if (!canonical) throw new Error("The home page of the built site names no canonical address.");
  return new URL(canonical.attributes["href"] ?? "").origin;
}

function servedFile({ address: file }: Pick<SiteFile, "address">): ServedFile {
  const kind = kindOf(file);
  return {
    address: kind === "page" ? file.replace(/(?:(?<=^\/)index)?\.html$/, "") : file,
    file,
    kind,
    contentType: contentType(file),
    cacheControl: cacheControl[kind],
  };
}

function kindOf(file: string): ResponseKind {
  if (isPage({ address: file })) return "page";
  return isHashedAsset(file) ? "hashed asset" : "other";
}

/** The content type of a file, because browsers are told not to guess. */
function contentType(file: string): string {
  const type = contentTypes[extname(file)];
  if (type === undefined) throw new Error(`No content type is known for ${file}.`);
  return type;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html;charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "text/xml",
};

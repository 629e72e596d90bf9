import { pageFile } from "../build/page-file.ts";
import { inlineHashesOf } from "../headers/inline-hashes.ts";
import {
  cacheControl,
  securityHeaders,
  type HeaderRecord,
  type ResponseKind,
} from "../headers/response-headers.ts";
import { responseKinds } from "../headers/response-kinds.ts";
import { tagsOf } from "../site/html.ts";
import type { SiteFile } from "../site/site-file.ts";
import { contentType } from "./content-type.ts";

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
 * An address whose path ends with a slash, which is no address of the site: every host redirects it, with
 * status 308, to the first two groups, the path without the slash and the query. The target never begins
 * with `//` or `/\`, which would lead to another host.
 */
export const slashAtEnd = String.raw`^(/[^/\\?](?:[^?]*[^/?])?)/+(\?.*)?$`;

/** @param origin the headers depend on it: without HTTPS, those that insist on HTTPS are left out. */
export function servedSite(files: readonly SiteFile[], origin: string): ServedSite {
  const deployment = {
    inlineHashes: inlineHashesOf(files),
    isHttps: origin.startsWith("https://"),
  };
  return {
    origin,
    files: Array.from(responseKinds(files), ([address, kind]) => servedFile(address, kind)),
    notFound: servedFile("/404", "page"),
    headers: securityHeaders(deployment),
  };
}

/** The origin that a site was built for: its home page contains it as the canonical address. */
export function originOf(files: readonly SiteFile[]): string {
  const home = files.find(({ address }) => address === pageFile("/"))?.contents.toString() ?? "";
  const canonical = tagsOf(home).find(({ attributes }) => attributes["rel"] === "canonical");
  if (!canonical) throw new Error("The home page of the built site names no canonical address.");
  return new URL(canonical.attributes["href"] ?? "").origin;
}

function servedFile(address: string, kind: ResponseKind): ServedFile {
  const file = kind === "page" ? pageFile(address) : address;
  return {
    address,
    file,
    kind,
    contentType: contentType(file),
    cacheControl: cacheControl[kind],
  };
}

import { isPage, type SiteFile } from "../site/site-file.ts";
import type { ResponseKind } from "./response-headers.ts";

/**
 * The kind of file at each canonical address of the built site. Compressed files, the not-found page and
 * instructions for hosts have no address of their own.
 */
export function responseKinds(files: readonly SiteFile[]): ReadonlyMap<string, ResponseKind> {
  return new Map(files.filter(hasAddress).map((file) => [canonicalAddress(file), kindOf(file)]));
}

function hasAddress({ address }: SiteFile): boolean {
  return !/^\/(?:_headers|404\.html)$|\.(?:br|gz)$/.test(address);
}

function canonicalAddress(file: SiteFile): string {
  if (!isPage(file)) return file.address;
  return file.address === "/index.html" ? "/" : file.address.replace(/\.html$/, "");
}

function kindOf(file: SiteFile): ResponseKind {
  if (isPage(file)) return "page";
  return isHashedAsset(file.address) ? "hashed asset" : "other";
}

export function isHashedAsset(address: string): boolean {
  return address.startsWith("/assets/");
}

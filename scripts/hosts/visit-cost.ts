import { assetHeaders, type HeaderRecord, isHashedAsset } from "../headers/response-headers.ts";
import { pageFile, type SiteFile } from "../site/site-file.ts";

/** The cost of a visit for the host of the site; sizes in bytes. */
export interface VisitCost {
  readonly requests: number;
  readonly bodies: number;
  /** As HTTP/1.1 sends them; later versions send repeated headers only once. */
  readonly headers: number;
}

/**
 * The cost of a visit that loads some files compressed with brotli. If the browser has all of them, the
 * cost is one request that asks whether the page has changed.
 *
 * @param filesToLoad the files that the browser still has to load.
 * @param headers of every response but those of hashed assets.
 */
export function visitCost(
  filesToLoad: readonly string[],
  files: readonly SiteFile[],
  headers: HeaderRecord,
): VisitCost {
  const sizes = new Map(files.map(({ address, contents }) => [address, contents.length]));
  return {
    requests: Math.max(filesToLoad.length, 1),
    bodies: filesToLoad.reduce(
      (sum, file) => sum + (sizes.get(`${file}.br`) ?? sizes.get(file) ?? 0),
      0,
    ),
    headers: (filesToLoad.length === 0 ? [pageFile("/")] : filesToLoad).reduce(
      (sum, file) => sum + headersSize(file, headers),
      0,
    ),
  };
}

/**
 * The size of a file's security headers as HTTP/1.1 sends them.
 *
 * @param headers of every response but those of hashed assets.
 */
export function headersSize(file: string, headers: HeaderRecord): number {
  const sent = Object.entries(isHashedAsset(file) ? assetHeaders : headers);
  return sent.map(([name, value]) => `${name}: ${value}\r\n`).join("").length;
}

import { type HeaderRecord, sizeOf } from "../headers/response-headers.ts";
import type { SiteFile } from "../site/site-file.ts";

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
 * @param asked the files that the browser still has to load.
 * @param headers of every response.
 */
export function visitCost(
  asked: readonly string[],
  files: readonly SiteFile[],
  headers: HeaderRecord,
): VisitCost {
  const sizes = new Map(files.map(({ address, contents }) => [address, contents.length]));
  const requests = Math.max(asked.length, 1);
  return {
    requests,
    bodies: asked.reduce((sum, file) => sum + (sizes.get(`${file}.br`) ?? sizes.get(file) ?? 0), 0),
    headers: requests * sizeOf(headers),
  };
}

import type { HeaderRecord } from "../headers/response-headers.ts";
import type { ServedSite } from "./served-site.ts";

/**
 * The file `_headers` for Cloudflare Pages and Netlify.
 *
 * Both join the values of a header that two matching rules set, so one rule sets each header of an
 * address, and hashed assets get those of documents too: HTTP/2 sends repeated headers only once. The
 * not-found page gets the default of these hosts, which browsers do not cache either. A pattern for all
 * assets would also match those of earlier builds, whose 404 browsers would then keep for a year.
 *
 * @throws if there are more rules than Cloudflare reads.
 */
export function headersFile(site: ServedSite): string {
  const caching = site.files.map(({ address, cacheControl }) =>
    rule(address, { "Cache-Control": cacheControl }),
  );
  if (caching.length >= 100) throw new Error("Cloudflare reads only 100 rules of _headers.");
  return [rule("/*", site.headers), ...caching].join("\n");
}

function rule(pattern: string, headers: HeaderRecord): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${pattern}\n`, ...lines].join("");
}

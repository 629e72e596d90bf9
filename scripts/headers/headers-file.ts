import {
  cacheControl,
  securityHeaders,
  type Deployment,
  type HeaderRecord,
  type ResponseKind,
} from "./response-headers.ts";

/**
 * The file `_headers` for Cloudflare Pages and Netlify.
 *
 * Both join the values of a header that two matching rules set, so one rule sets each header of an
 * address, and hashed assets get those of documents too: HTTP/2 sends repeated headers only once. The
 * not-found page gets the default of these hosts, which browsers do not cache either.
 *
 * @param kinds of the files at each address of the site.
 */
export function headersFile(
  kinds: ReadonlyMap<string, ResponseKind>,
  deployment: Deployment,
): string {
  const single = [...kinds].filter(([, kind]) => kind !== "hashed asset");
  return [
    rule("/*", securityHeaders(deployment)),
    ...single.map(([address, kind]) => rule(address, { "Cache-Control": cacheControl[kind] })),
    rule("/assets/*", { "Cache-Control": cacheControl["hashed asset"] }),
  ].join("\n");
}

function rule(address: string, headers: HeaderRecord): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${address}\n`, ...lines].join("");
}

import {
  cacheControl,
  securityHeaders,
  type Deployment,
  type HeaderRecord,
} from "./response-headers.ts";

/**
 * The file `_headers` as Cloudflare Pages and Netlify read it.
 *
 * Both join the values of a header that two matching rules set, so each header is set by one rule.
 * Pages and files without a rule for `Cache-Control` get the default of these hosts, which has
 * browsers ask again each time as well.
 */
export function headersFile(pagePaths: readonly string[], deployment: Deployment): string {
  return [
    rule("/*", securityHeaders(deployment)),
    ...pagePaths.map((path) => rule(path, { "Cache-Control": cacheControl.page })),
    rule("/assets/*", { "Cache-Control": cacheControl["hashed asset"] }),
  ].join("\n");
}

function rule(path: string, headers: HeaderRecord): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`${path}\n`, ...lines].join("");
}

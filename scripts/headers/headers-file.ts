import {
  cacheControl,
  securityHeaders,
  type Deployment,
  type HeaderRecord,
  type ResponseKind,
} from "./response-headers.ts";

/**
 * The file `_headers` as Cloudflare Pages and Netlify read it.
 *
 * Both join the values of a header that two matching rules set, so each header of an address is set
 * by one rule. What is not found gets the default of these hosts, which is not kept either.
 *
 * @param kinds what stands at each address of the site.
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

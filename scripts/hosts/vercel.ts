import type { HeaderRecord } from "../headers/response-headers.ts";
import type { ServedSite } from "./served-site.ts";

/** The file `vercel.json`, which must be beside the built pages when they are deployed. */
export function vercelConfiguration(site: ServedSite): string {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule("/(.*)", site.headers),
      // Each asset by its name, because Vercel applies a pattern to addresses without a file as well.
      ...site.files.map(({ address, cacheControl }) =>
        rule(address, { "Cache-Control": cacheControl }),
      ),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function rule(source: string, headers: HeaderRecord) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

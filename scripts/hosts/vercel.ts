import type { HeaderRecord } from "../headers/response-headers.ts";
import { cachingRules, type ServedSite } from "./served-site.ts";

/** The file `vercel.json`, which must be beside the built pages when they are deployed. */
export function vercelConfiguration(site: ServedSite): string {
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule("/(.*)", site.headers),
      ...cachingRules(site, "(.*)").map(([source, value]) =>
        rule(source, { "Cache-Control": value }),
      ),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function rule(source: string, headers: HeaderRecord) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

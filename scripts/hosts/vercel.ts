import type { HeaderRecord } from "../headers/response-headers.ts";
import type { ServedSite } from "./served-site.ts";

/** The file `vercel.json`, which must be beside the built pages when they are deployed. */
export function vercelConfiguration({ files, headers }: ServedSite): string {
  const asset = files.find(({ kind }) => kind === "hashed asset");
  const configuration = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule("/(.*)", headers),
      ...files
        .filter(({ kind }) => kind !== "hashed asset")
        .map(({ address, cacheControl }) => rule(address, { "Cache-Control": cacheControl })),
      ...(asset ? [rule("/assets/(.*)", { "Cache-Control": asset.cacheControl })] : []),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function rule(source: string, headers: HeaderRecord) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

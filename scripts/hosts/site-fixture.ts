import { brotliCompressSync, gzipSync } from "node:zlib";
import { type SiteFile, textFile, writeSiteFile } from "../site/site-file.ts";
import { servedSite, type ServedSite } from "./served-site.ts";

/** A small built site for tests. */
export function servedFixture(origin: string): ServedSite {
  return servedSite(builtFixture, origin);
}

export const builtFixture: readonly SiteFile[] = Object.entries({
  "/404.html": "Not here",
  "/404.html.br": "",
  "/_headers": "/*",
  "/about.html": "About",
  "/about.html.br": "",
  "/assets/client-1.js": "export {};",
  "/favicon.svg": "<svg/>",
  "/index.html":
    '<link rel="canonical" href="https://keypace.example/"/><script>1</script><p>Home</p>',
}).map(([address, text]) => textFile(address, text));

/** Writes texts as files of a built site, each with its compressed forms. */
export async function writeCompressed(
  folder: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [address, text] of Object.entries(texts)) {
    await writeSiteFile(folder, textFile(address, text));
    await writeSiteFile(folder, { address: `${address}.br`, contents: brotliCompressSync(text) });
    await writeSiteFile(folder, { address: `${address}.gz`, contents: gzipSync(text) });
  }
}

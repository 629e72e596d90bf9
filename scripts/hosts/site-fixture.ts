import type { SiteFile } from "../site/site-file.ts";
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
}).map(([address, text]) => ({ address, contents: Buffer.from(text) }));

import type { Prerenderer } from "./bundle-prerenderer.ts";

type Site = Prerenderer["site"];

/** The file `sitemap.xml`, for search engines. */
export function sitemap(site: Site, paths: readonly string[]): string {
  const addresses = paths.map((path) => `  <url><loc>${site.origin}${path}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses,
    "</urlset>\n",
  ].join("");
}

/** The file `robots.txt`: everything may be read. */
export function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

/** The file `site.webmanifest`, for visitors who put the site on their home screen. */
export function webManifest(site: Site): string {
  const manifest = {
    id: "/",
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: "en",
    start_url: "/",
    display: "standalone",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

import type { Prerenderer } from "../../src/prerenderer.ts";
import { type SiteFile, textFile } from "../site/site-file.ts";

type Site = Prerenderer["site"];

/** The files about the site for programs: crawlers, and systems that put it on a home screen. */
export function siteIndex({ site, routePaths }: Prerenderer): readonly SiteFile[] {
  return [
    textFile("/sitemap.xml", sitemap(site, routePaths)),
    textFile("/robots.txt", robots(site)),
    textFile("/site.webmanifest", webManifest(site)),
  ];
}

function sitemap(site: Site, paths: readonly string[]): string {
  const addresses = paths.map((path) => `  <url><loc>${site.origin}${path}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...addresses,
    "</urlset>\n",
  ].join("");
}

function robots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`;
}

function webManifest(site: Site): string {
  const manifest = {
    id: "/",
    name: site.name,
    short_name: site.name,
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

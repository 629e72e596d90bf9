import type { ServedSite } from "./served-site.ts";

/**
 * The file `netlify.toml`, for the root of the project. The site's own `_headers` has the headers; these
 * rules keep a page's file from being a second address of the page.
 */
export function netlifyConfiguration({ files }: ServedSite): string {
  const build = ["[build]", 'command = "npm run build"', 'publish = "dist"'];
  const redirects = files
    .filter(({ kind }) => kind === "page")
    .map(({ address, file }) => [
      "[[redirects]]",
      `from = "${file}"`,
      `to = "${address}"`,
      "status = 301",
      "force = true",
    ]);
  return [build, ...redirects].map((block) => `${block.join("\n")}\n`).join("\n");
}

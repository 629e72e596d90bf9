import { rm } from "node:fs/promises";
import { folders } from "../project.ts";
import { writeSiteFile, type SiteFile } from "../site-file.ts";
import { caddyConfiguration } from "./caddy.ts";
import { netlifyConfiguration } from "./netlify.ts";
import { nginxConfiguration } from "./nginx.ts";
import { servedSite } from "./served-site.ts";
import { vercelConfiguration } from "./vercel.ts";

/**
 * Writes the configurations of hosts for a built site. They hold the digests of the scripts in its
 * pages, so each belongs to the build that it was made from.
 */
export async function writeHosts(files: readonly SiteFile[], origin: string): Promise<void> {
  const site = servedSite(files, origin);
  const root = process.env["SITE_ROOT"] || "/srv/keypace";
  const configurations = {
    "nginx.conf": nginxConfiguration(site, root),
    Caddyfile: caddyConfiguration(site, root),
    "vercel.json": vercelConfiguration(site),
    "netlify.toml": netlifyConfiguration(site),
  };
  await rm(folders.hosts, { recursive: true, force: true });
  for (const [name, text] of Object.entries(configurations)) {
    await writeSiteFile(folders.hosts, { address: `/${name}`, contents: Buffer.from(text) });
  }
}

import { folders } from "../project/folders.ts";
import { writeSiteFile } from "../site/site-file.ts";
import { caddyConfiguration } from "./caddy.ts";
import { netlifyConfiguration } from "./netlify.ts";
import { nginxConfiguration } from "./nginx.ts";
import type { ServedSite } from "./served-site.ts";
import { vercelConfiguration } from "./vercel.ts";

/**
 * Writes the configurations of hosts for a built site. They contain the digests of the scripts in its
 * pages, so each belongs to its build.
 *
 * @param root the folder of the built site on the host.
 */
export async function writeHosts(site: ServedSite, root: string): Promise<void> {
  const configurations = {
    "nginx.conf": nginxConfiguration(site, root),
    Caddyfile: caddyConfiguration(site, root),
    "vercel.json": vercelConfiguration(site),
    "netlify.toml": netlifyConfiguration(site),
  };
  for (const [name, text] of Object.entries(configurations)) {
    await writeSiteFile(folders.hosts, { address: `/${name}`, contents: Buffer.from(text) });
  }
}

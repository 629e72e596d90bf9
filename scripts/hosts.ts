/**
 * Writes the configurations of hosts for the built site into `hosts/`: after `npm run build`. They
 * hold the digests of the scripts in the pages, so each belongs to the build that it was made from.
 */
import { join } from "node:path";
import { caddyConfiguration } from "./hosts/caddy.ts";
import { netlifyConfiguration } from "./hosts/netlify.ts";
import { nginxConfiguration } from "./hosts/nginx.ts";
import { originOf, servedSite } from "./hosts/served-site.ts";
import { vercelConfiguration } from "./hosts/vercel.ts";
import { folders } from "./project.ts";
import { readSiteFiles, writeSiteFile } from "./site-file.ts";

const files = await readSiteFiles(folders.site);
const site = servedSite(files, originOf(files));
const root = process.env["SITE_ROOT"] || "/srv/keypace";
const configurations = {
  "nginx.conf": nginxConfiguration(site, root),
  Caddyfile: caddyConfiguration(site, root),
  "vercel.json": vercelConfiguration(site),
  "netlify.toml": netlifyConfiguration(site),
};
for (const [name, text] of Object.entries(configurations)) {
  const folder = join(folders.project, "hosts");
  await writeSiteFile(folder, { address: `/${name}`, contents: Buffer.from(text) });
}

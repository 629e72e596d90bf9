import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { caddyConfiguration } from "../hosts/caddy.ts";
import { headersFile } from "../hosts/headers-file.ts";
import { netlifyConfiguration } from "../hosts/netlify.ts";
import { nginxConfiguration } from "../hosts/nginx.ts";
import { servedSite } from "../hosts/served-site.ts";
import { vercelConfiguration } from "../hosts/vercel.ts";
import { headersSize } from "../hosts/visit-cost.ts";
import { notices } from "../notices/notices.ts";
import { works } from "../notices/works.ts";
import { folders } from "../project/folders.ts";
import {
  pageFile,
  readSiteFiles,
  type SiteFile,
  textFile,
  writeSiteFile,
} from "../site/site-file.ts";
import { costOf, homeBudget, overspending, weightTable } from "./budget.ts";
import { beginBuild, isBuilt } from "./build-record.ts";
import { bundleClient } from "./bundle-client.ts";
import { bundlePrerenderer } from "./bundle-prerenderer.ts";
import { siteProblems } from "./check-site.ts";
import { compress, type Weight } from "./compress.ts";
import { firstLoad, loadsWhenIdle } from "./first-load.ts";
import { renderPages } from "./render-pages.ts";
import { settingsFrom } from "./settings.ts";
import { siteIndex } from "./site-index.ts";

/**
 * Builds the site and the configurations of hosts, and prints the cost of a first visit to Home.
 *
 * @returns a sentence for each promise that the built site does not keep; none if all is well.
 * @throws for a wrong setting; nothing of an earlier build remains then.
 */
export async function buildSite(): Promise<readonly string[]> {
  // With any other value, React uses its slower development build.
  process.env["NODE_ENV"] = "production";
  const recordBuild = await beginBuild();
  const { origin, root } = settingsFrom(process.env);
  const bundle = await bundleClient();
  const prerenderer = await bundlePrerenderer();
  const pages = await renderPages(prerenderer, bundle, await readSiteFiles(folders.site));
  const licences = notices([...bundle.packages, ...works]);
  await writeFiles(folders.site, [
    ...pages,
    ...siteIndex(prerenderer),
    textFile("/licences.txt", licences),
  ]);
  const hosted = servedSite(await readSiteFiles(folders.site), origin);
  await writeFiles(folders.site, [textFile("/_headers", headersFile(hosted))]);
  // They contain the digests of the scripts in the pages, so each belongs to its build.
  await writeFiles(folders.hosts, [
    textFile("/nginx.conf", nginxConfiguration(hosted, root)),
    textFile("/Caddyfile", caddyConfiguration(hosted, root)),
    textFile("/vercel.json", vercelConfiguration(hosted)),
    textFile("/netlify.toml", netlifyConfiguration(hosted)),
  ]);

  const files = await readSiteFiles(folders.site);
  const weights = await Promise.all(files.map((file) => compress(folders.site, file)));
  const home = weightsOfHome(pages, weights);
  const rest = weights.filter((file) => loadsWhenIdle(file.address) && !home.includes(file));
  console.log(weightTable(home));
  const cost = costOf(home, rest, bundle.start, (file) => headersSize(file, hosted.headers));
  console.log(`${cost.sent} bytes with headers, as HTTP/1.1 sends them; ${cost.rest} follow`);
  const problems = [
    ...siteProblems(files, prerenderer, bundle.styles),
    ...overspending(cost, homeBudget),
    ...(await noticesProblems(licences)),
  ];
  if (problems.length === 0) await recordBuild();
  return problems;
}

/**
 * Builds the site if the project has changed since the last build.
 *
 * @throws if the built site does not keep its promises, with a sentence for each.
 */
export async function buildIfChanged(): Promise<void> {
  const problems = (await isBuilt()) ? [] : await buildSite();
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

async function writeFiles(folder: string, files: readonly SiteFile[]): Promise<void> {
  await Promise.all(files.map((file) => writeSiteFile(folder, file)));
}

async function noticesProblems(licences: string): Promise<readonly string[]> {
  const written = await readFile(join(folders.project, "NOTICES.md"), "utf8");
  return written === licences ? [] : ["NOTICES.md is out of date: copy dist/licences.txt over it."];
}

/** The files of a first visit to Home. The checks report a missing file. */
function weightsOfHome(pages: readonly SiteFile[], weights: readonly Weight[]): readonly Weight[] {
  const home = pageFile("/");
  const html = pages.find(({ address }) => address === home)?.contents.toString() ?? "";
  return firstLoad(home, html)
    .map((address) => weights.find((weight) => weight.address === address))
    .filter((weight) => weight !== undefined);
}

import { headersFile } from "../headers/headers-file.ts";
import { inlineScriptHashes } from "../html.ts";
import { costOf, homeBudget, overspending, weightTable } from "./budget.ts";
import { bundleClient } from "./bundle-client.ts";
import { bundlePrerenderer, type Prerenderer } from "./bundle-prerenderer.ts";
import { siteProblems } from "./check-site.ts";
import { compress, type Weight } from "./compress.ts";
import { firstLoad } from "./first-load.ts";
import { pageFile } from "./page-file.ts";
import { readSiteFiles, writeSiteFile, type SiteFile } from "./site-file.ts";
import { robots, sitemap, webManifest } from "./site-index.ts";
import { writePages } from "./write-pages.ts";

/**
 * Builds the site and prints what a first visit to Home costs.
 *
 * @returns a sentence for each promise that the output does not keep.
 */
export async function buildSite(): Promise<readonly string[]> {
  // React has a slower build with warnings, and takes it for any other value.
  process.env["NODE_ENV"] = "production";
  const bundle = await bundleClient();
  const prerenderer = await bundlePrerenderer();
  await writePages(bundle, prerenderer);
  await writeSiteIndex(prerenderer);
  await writeHeaders(await readSiteFiles(), prerenderer);

  const files = await readSiteFiles();
  const weights = await Promise.all(files.map(compress));
  const home = homeWeights(files, weights);
  console.log(weightTable(home));
  return [...siteProblems(files, prerenderer), ...overspending(costOf(home), homeBudget)];
}

async function writeSiteIndex({ site, routePaths }: Prerenderer): Promise<void> {
  await writeSiteFile("/sitemap.xml", sitemap(site, routePaths));
  await writeSiteFile("/robots.txt", robots(site));
  await writeSiteFile("/site.webmanifest", webManifest(site));
}

async function writeHeaders(
  files: readonly SiteFile[],
  { site, routePaths }: Prerenderer,
): Promise<void> {
  const pages = files.filter(({ address }) => address.endsWith(".html"));
  const deployment = {
    inlineScriptHashes: inlineScriptHashes(pages.map(({ contents }) => contents.toString())),
    isHttps: site.origin.startsWith("https://"),
  };
  await writeSiteFile("/_headers", headersFile(routePaths, deployment));
}

/** What a first visit to Home loads. A file that is missing is told by the checks. */
function homeWeights(files: readonly SiteFile[], weights: readonly Weight[]): readonly Weight[] {
  const html = files.find(({ address }) => address === pageFile("/"))?.contents.toString() ?? "";
  return firstLoad("/", html)
    .map((address) =>
      weights.find((weight) => weight.address === (address === "/" ? pageFile("/") : address)),
    )
    .filter((weight) => weight !== undefined);
}

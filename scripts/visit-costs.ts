/** Prints what visits cost the host of the built site: `npm run visit-costs`. */
import { firstLoad, loadsWhenIdle } from "./build/first-load.ts";
import { originOf, servedSite } from "./hosts/served-site.ts";
import { folders } from "./project/folders.ts";
import { pageFile, readBuiltSite } from "./site/site-file.ts";
import { visitCost } from "./hosts/visit-cost.ts";

const files = await readBuiltSite(folders.site);
const site = servedSite(files, originOf(files));
const home = files.find(({ address }) => address === pageFile("/"));
const first = firstLoad(pageFile("/"), home?.contents.toString() ?? "");
const others = site.files.filter(({ kind }) => kind !== "other").map(({ file }) => file);
const idle = others.filter(loadsWhenIdle);

console.log("What a million visits cost, with Brotli:");
for (const [visit, filesToLoad] of [
  ["First load of the home page", first],
  ["A first visit with a test", [...new Set([...first, ...idle])]],
  ["Every page and part", [...new Set([...first, ...others])]],
  ["Home page again, unchanged", []],
] as const) {
  const { requests, bodies, headers } = visitCost(filesToLoad, files, site.headers);
  console.log(
    `${visit.padEnd(28)}${requests} million requests, ${gigabytes(bodies)} of content, at most ${gigabytes(headers)} of headers`,
  );
}

/** The transfer of a million visits, from the bytes of one. */
function gigabytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} GB`;
}

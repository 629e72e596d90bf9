import { servedSite, type ServedSite } from "../hosts/served-site.ts";
import type { SiteFile } from "../site/site-file.ts";
import { fetched } from "./fetched.ts";
import { fileDifferences } from "./file-differences.ts";
import { notFoundDifferences, secondAddressDifferences } from "./stray-differences.ts";

/**
 * Returns a sentence for each difference between a live site and the built one, served as intended.
 *
 * It compares every file byte by byte, so the integrity values in the pages hold there as in the build.
 *
 * @param origin the live site, as in `https://keypace.example`.
 * @param built the files of the built site.
 */
export async function deploymentDifferences(
  origin: string,
  built: readonly SiteFile[],
): Promise<readonly string[]> {
  const site = servedSite(built, origin);
  const contents = new Map(built.map((file) => [file.address, file.contents]));
  const differences: string[] = [];
  for (const file of site.files) {
    differences.push(...(await fileDifferences(site, file, contents)));
    if (file.kind === "page") differences.push(...(await secondAddressDifferences(site, file)));
  }
  differences.push(...(await notFoundDifferences(site, contents)));
  differences.push(...(await methodDifferences(site)));
  differences.push(...(await plainHttpDifferences(site)));
  return differences;
}

async function methodDifferences({ origin }: ServedSite): Promise<readonly string[]> {
  const head = await fetched(`${origin}/`, { method: "HEAD" });
  const post = await fetched(`${origin}/`, { method: "POST" });
  return [
    ...(head.status === 200 ? [] : [`/ answers HEAD with status ${head.status}, not 200.`]),
    ...(post.status >= 400 ? [] : [`/ accepts POST, with status ${post.status}.`]),
  ];
}

async function plainHttpDifferences({ origin }: ServedSite): Promise<readonly string[]> {
  const { protocol, port, hostname } = new URL(origin);
  if (protocol !== "https:" || port !== "") return [];
  const { status, headers } = await fetched(`http://${hostname}/`);
  return headers.get("Location")?.startsWith(`${origin}/`)
    ? []
    : [`http://${hostname}/ answers with status ${status} instead of redirecting to HTTPS.`];
}

import { assetHeaders } from "../headers/response-headers.ts";
import { type ServedFile, servedSite, type ServedSite } from "../hosts/served-site.ts";
import type { SiteFile } from "../site/site-file.ts";
import { fetched, type Fetched } from "./fetched.ts";
import { headerDifferences } from "./header-differences.ts";

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
  for (const address of unknown) {
    differences.push(...(await notFoundDifferences(site, address, contents)));
  }
  differences.push(...(await methodDifferences(site)));
  differences.push(...(await plainHttpDifferences(site)));
  return differences;
}

/**
 * The differences between the answers at a file's address and those intended: status, headers, contents,
 * and their compression for each kind of browser.
 *
 * @param contents of the built files, by their address in the build.
 */
async function fileDifferences(
  { origin, headers }: ServedSite,
  { address, file, kind, contentType, cacheControl }: ServedFile,
  contents: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const differences = new Set<string>();
  for (const encoding of ["identity", "gzip", "br"] as const) {
    const answer = await fetched(`${origin}${address}`, { encoding });
    if (answer.status !== 200) {
      return [`${address} answers with status ${answer.status}, not 200.`];
    }
    const isCompressed = encoding !== "identity" && contents.has(`${file}${endings[encoding]}`);
    const intended = {
      ...(kind === "hashed asset" ? assetHeaders : headers),
      "Cache-Control": cacheControl,
      "Content-Type": contentType,
      ...(isCompressed && { Vary: "Accept-Encoding" }),
    };
    const found = [
      ...headerDifferences(answer.headers, intended),
      ...bodyDifferences(answer, contents.get(file)),
      // Hosts that compress files themselves skip small ones and rare types.
      ...(kind === "other"
        ? []
        : encodingDifferences(answer, isCompressed ? encoding : "identity")),
    ];
    for (const difference of found) differences.add(`${address} ${difference}.`);
  }
  return [...differences];
}

const endings = { br: ".br", gzip: ".gz" };

function bodyDifferences({ body }: Fetched, built: Buffer | undefined): readonly string[] {
  return built?.equals(body) ? [] : ["differs from the file that was built"];
}

function encodingDifferences({ headers }: Fetched, intended: string): readonly string[] {
  const encoding = headers.get("Content-Encoding") ?? "identity";
  return encoding === intended
    ? []
    : [`is sent ${spelled(encoding)} to a browser that should get it ${spelled(intended)}`];
}

function spelled(encoding: string): string {
  return encoding === "identity" ? "uncompressed" : `as ${encoding}`;
}

/** The differences between the answer at an unknown address and the one intended. */
async function notFoundDifferences(
  { origin, headers, notFound }: ServedSite,
  address: string,
  contents: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const answer = await fetched(`${origin}${address}`);
  const mayBeKept = !/no-cache|no-store|max-age=0/.test(answer.headers.get("Cache-Control") ?? "");
  return [
    ...(answer.status === 404 ? [] : [`answers with status ${answer.status}, not 404`]),
    ...headerDifferences(answer.headers, { ...headers, "Content-Type": notFound.contentType }),
    ...(mayBeKept ? ["may still be cached by browsers once there is such a file"] : []),
    ...bodyDifferences(answer, contents.get(notFound.file)),
  ].map((difference) => `${address} ${difference}.`);
}

/** The second as a file of another build: hosts may send it the caching of hashed assets. */
const unknown = ["/no/such-page", "/assets/no-such-script.js"];

/**
 * Problems with other addresses of a page: some hosts answer them with the page, whose code would
 * then find no page at that address.
 */
async function secondAddressDifferences(
  { origin }: ServedSite,
  { address, file }: ServedFile,
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const second of address === "/" ? [file] : [file, `${address}/`]) {
    const { status, headers } = await fetched(`${origin}${second}`);
    const target = new URL(headers.get("Location") ?? second, origin).href;
    const leadsToPage = status >= 300 && status < 400 && target === `${origin}${address}`;
    if (leadsToPage || (status === 404 && second === file)) continue;
    const expected = second === file ? "with 404 or a redirect" : "with a redirect";
    differences.push(`${second} answers with status ${status}, not ${expected} to ${address}.`);
  }
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

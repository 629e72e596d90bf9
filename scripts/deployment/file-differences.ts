import { assetHeaders } from "../headers/response-headers.ts";
import type { ServedFile, ServedSite } from "../hosts/served-site.ts";
import { fetched, type Fetched } from "./fetched.ts";
import { headerDifferences } from "./header-differences.ts";

/**
 * The differences between the answers at a file's address and those intended: status, headers, contents,
 * and their compression for each kind of browser.
 *
 * @param contents of the built files, by their address in the build.
 */
export async function fileDifferences(
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

export function bodyDifferences({ body }: Fetched, built: Buffer | undefined): readonly string[] {
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

import type { ServedFile, ServedSite } from "../hosts/served-site.ts";
import { fetched } from "./fetched.ts";
import { bodyDifferences } from "./file-differences.ts";
import { headerDifferences } from "./header-differences.ts";

/** The differences between the answer at an unknown address and the one intended. */
export async function notFoundDifferences(
  { origin, headers, notFound }: ServedSite,
  contents: ReadonlyMap<string, Buffer>,
): Promise<readonly string[]> {
  const answer = await fetched(`${origin}${unknown}`);
  const mayBeKept = !/no-cache|no-store|max-age=0/.test(answer.headers.get("Cache-Control") ?? "");
  return [
    ...(answer.status === 404 ? [] : [`answers with status ${answer.status}, not 404`]),
    ...headerDifferences(answer.headers, { ...headers, "Content-Type": notFound.contentType }),
    ...(mayBeKept ? ["may still be cached by browsers once such a page exists"] : []),
    ...bodyDifferences(answer, contents.get(notFound.file)),
  ].map((difference) => `${unknown} ${difference}.`);
}

const unknown = "/no/such-page";

/**
 * Problems with other addresses of a page: some hosts answer them with the page, whose code would
 * then find no page at that address.
 */
export async function secondAddressDifferences(
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

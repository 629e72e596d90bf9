import { digest } from "../site/digest.ts";
import { inlineScriptsOf, inlineStylesOf } from "../site/html.ts";
import { isPage, type SiteFile } from "../site/site-file.ts";

/** `sha256-…` of each different inline script and style sheet of the pages. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The digests that a policy must contain for the pages of a site; data blocks need none. */
export function inlineHashesOf(files: readonly SiteFile[]): InlineHashes {
  const pages = files.filter(isPage).map(({ contents }) => contents.toString());
  const scripts = pages
    .flatMap(inlineScriptsOf)
    .filter(({ type }) => type !== "application/ld+json")
    .map(({ code }) => code);
  return { scripts: hashesOf(scripts), styles: hashesOf(pages.flatMap(inlineStylesOf)) };
}

function hashesOf(codes: readonly string[]): readonly string[] {
  return [...new Set(codes.map((code) => digest(code)))].toSorted();
}

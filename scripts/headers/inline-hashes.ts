import { digest } from "../site/digest.ts";
import { inlineScriptsOf, inlineStylesOf } from "../site/html.ts";
import { isPage, type SiteFile } from "../site/site-file.ts";

/** `sha256-…` of each different script and style sheet that stands in a page itself. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a policy has to name for the pages among the files of a site; data needs no naming. */
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

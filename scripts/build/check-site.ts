import type { Prerenderer } from "../../src/prerenderer.ts";
import { inlineHashesOf } from "../headers/inline-hashes.ts";
import { inlineScriptsOf } from "../site/html.ts";
import { isPage, pageFile, type SiteFile } from "../site/site-file.ts";
import { danglingAddresses, foreignAddresses } from "./checks/addresses.ts";
import { inlineCodeProblems } from "./checks/inline-code.ts";
import { integrityProblems } from "./checks/integrity.ts";
import { networkCalls } from "./checks/network-calls.ts";
import type { PageStyles } from "./bundle-client.ts";

/**
 * Returns a sentence for each promise of the site that its built files do not keep.
 *
 * @param styles the inline styles of Home and of the other pages.
 */
export function siteProblems(
  files: readonly SiteFile[],
  prerenderer: Prerenderer,
  styles: PageStyles,
): readonly string[] {
  const { origin } = prerenderer.site;
  const scripts = Object.values(prerenderer.inlineScripts);
  const addresses = new Set([...files.map(({ address }) => address), ...prerenderer.routePaths]);
  const problems = files.flatMap((file) => {
    const text = file.contents.toString();
    return [
      ...(isPage(file)
        ? inlineCodeProblems(text, {
            scripts,
            styles: file.address === pageFile("/") ? styles.home : styles.others,
          })
        : []),
      ...(isPage(file) ? integrityProblems(text, files) : []),
      ...(isPage(file) ? danglingAddresses(text, addresses, origin) : []),
      ...(/\.(?:html|js|css)$/.test(file.address) ? foreignAddresses(text, origin) : []),
      ...(isPage(file) ? inlineScriptsOf(text).flatMap(({ code }) => networkCalls(code)) : []),
      ...(file.address.endsWith(".js") ? networkCalls(text) : []),
    ].map((problem) => `${file.address} ${problem}.`);
  });
  return [...problems, ...missingPages(files, prerenderer), ...policyProblems(files)];
}

function missingPages(files: readonly SiteFile[], { routePaths, notFoundPath }: Prerenderer) {
  return [...routePaths, notFoundPath]
    .map(pageFile)
    .filter((address) => !files.some((file) => file.address === address))
    .map((address) => `${address} is missing.`);
}

function policyProblems(files: readonly SiteFile[]): readonly string[] {
  const policies = files.find(({ address }) => address === "/_headers")?.contents.toString() ?? "";
  const allowed = (policies.match(/sha256-[^']+/g) ?? []).toSorted();
  const { scripts, styles } = inlineHashesOf(files);
  return allowed.join() === [...scripts, ...styles].toSorted().join()
    ? []
    : ["/_headers does not allow exactly the inline scripts and styles."];
}

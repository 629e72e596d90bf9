import type { Prerenderer } from "../../src/prerenderer.ts";
import { digest } from "../site/digest.ts";
import { pageFile, type SiteFile, textFile } from "../site/site-file.ts";
import type { ClientBundle } from "./bundle-client.ts";

/**
 * Renders every page of the site and the not-found page as HTML.
 *
 * @param built the files of the client bundle, for the digests of its scripts.
 */
export function renderPages(
  prerenderer: Prerenderer,
  bundle: ClientBundle,
  built: readonly SiteFile[],
): Promise<readonly SiteFile[]> {
  const { start, entry, styles, fonts } = bundle;
  const integrity = Object.fromEntries(
    built
      .filter(({ address }) => address.endsWith(".js"))
      .map(({ address, contents }) => [address, digest(contents)]),
  );
  const paths = [...prerenderer.routePaths, prerenderer.notFoundPath];
  return Promise.all(
    paths.map(async (path) => {
      const isHome = path === "/";
      // Home loads its header after the test; the other pages import it.
      const header = isHome ? [] : bundle.scriptsFor("src/layout/Header.tsx");
      // WebKit accepts a script that another one imports only if the page contains its element.
      const scripts = [...new Set([start, entry, ...header])];
      const needed = ["src/client.tsx", pageSource(path)].flatMap(bundle.scriptsFor);
      const modules = [...new Set(needed)].filter((module) => !scripts.includes(module));
      const html = await prerenderer.renderPage(path, {
        scripts,
        styles: isHome ? styles.home : styles.others,
        fonts,
        modules,
        integrity,
      });
      return textFile(pageFile(path), html);
    }),
  );
}

/**
 * The source file of a page, by the rule that `/privacy-policy` is `PrivacyPolicy.tsx`. The build fails if
 * a page does not follow it.
 */
function pageSource(path: string): string {
  const words = (path.replace(/^\//, "") || "home").split("-");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return `src/pages/${name === "404" ? "NotFound" : name}.tsx`;
}

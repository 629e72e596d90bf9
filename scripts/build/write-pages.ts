import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "../digest.ts";
import { folders } from "../project.ts";
import type { ClientBundle } from "./bundle-client.ts";
import type { Prerenderer } from "./bundle-prerenderer.ts";
import { pageFile, pageSource } from "./page-file.ts";
import { writeSiteFile } from "./site-file.ts";

/** Prerenders every page of the site and the one for what is not found. */
export async function writePages(bundle: ClientBundle, prerenderer: Prerenderer): Promise<void> {
  const integrity = await integrityOf(bundle.scripts);
  for (const path of [...prerenderer.routePaths, prerenderer.notFoundPath]) {
    const scripts = [
      bundle.scriptsFor("src/client.tsx"),
      bundle.scriptsFor(pageSource(path)),
    ].flat();
    const html = await prerenderer.renderPage(path, {
      entry: bundle.entry,
      stylesheet: bundle.stylesheet,
      fonts: bundle.fonts,
      modules: [...new Set(scripts)].filter((script) => script !== bundle.entry),
      integrity,
    });
    await writeSiteFile(pageFile(path), html);
  }
}

async function integrityOf(scripts: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const entries = scripts.map(async (address) => {
    const contents = await readFile(join(folders.site, address));
    return [address, digest("sha384", contents)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

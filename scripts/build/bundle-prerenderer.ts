import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { Prerenderer } from "../../src/prerenderer.ts";
import { folders } from "../project/folders.ts";

/** Builds the renderer of pages for Node, outside the folder of the site, and loads it. */
export async function bundlePrerenderer(): Promise<Prerenderer> {
  const folder = join(folders.cache, "prerenderer");
  await build({
    root: folders.project,
    logLevel: "warn",
    build: {
      ssr: "src/prerender.tsx",
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      // The inline scripts of the pages come from this bundle.
      minify: true,
      rolldownOptions: {
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
  return prerendererOf(await import(pathToFileURL(join(folder, "prerender.mjs")).href));
}

/** The prerenderer of a loaded `src/prerender.tsx`; loading loses its types. */
export function prerendererOf(module: unknown): Prerenderer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (module as { readonly prerenderer: Prerenderer }).prerenderer;
}

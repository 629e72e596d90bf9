import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build, normalizePath, type Plugin, type Rolldown } from "vite";
import { folders } from "../project.ts";
import { minifyChunks } from "./minify-chunks.ts";

/** The addresses of the built scripts and fonts, and the styles. */
export interface ClientBundle {
  readonly entry: string;
  /** Those of the whole site. They stand in the pages, so no file of them is left. */
  readonly styles: string;
  readonly fonts: readonly string[];
  /** The script made from a source file such as `src/pages/Home.tsx`, and those it cannot start without. */
  readonly scriptsFor: (source: string) => readonly string[];
}

/** Builds what runs in the browser into the site's folder, which is emptied first. */
export async function bundleClient(): Promise<ClientBundle> {
  const result = await build({
    root: folders.project,
    logLevel: "warn",
    plugins: [plainDynamicImports, minifyChunks],
    build: {
      outDir: folders.site,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      // The policy refuses data: addresses.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The packages' licences ask to go where their code goes.
      license: { fileName: "licences.txt" },
      rolldownOptions: {
        input: "src/client.tsx",
        output: {
          // Chromium then compiles all of the first file off the main thread as it arrives, and not
          // function by function when they are called, with the page standing still (decision 7).
          postBanner: ({ isEntry }) => (isEntry ? "//# allFunctionsCalledOnLoad" : ""),
          // Each with all that it imports and none before it has: what parts share comes with the
          // one that is fetched first, not in files of a few hundred bytes.
          codeSplitting: {
            groups: [
              { name: "client", test: /\/src\/(?:client\.tsx|ui\/|pages\/Home\.tsx)/, priority: 4 },
              { name: "pages", test: /\/src\/(?:pages\/|layout\/Router\.tsx)/, priority: 3 },
              { name: "later", test: /\/src\/typing-test\/later\.ts/, priority: 2 },
              { name: "Report", test: /\/src\/report\/Report\.tsx/, priority: 1 },
            ],
          },
        },
      },
    },
  });
  if (!("output" in result)) throw new Error("Vite was expected to build once, in one format.");

  const chunks = result.output.filter((file) => file.type === "chunk");
  const addresses = result.output.map((file) => `/${file.fileName}`);
  const scriptsFor = (source: string) =>
    scriptsForModule(chunks, normalizePath(join(folders.project, source)));
  const [entry] = scriptsFor("src/client.tsx");
  const stylesheet = result.output.find(({ fileName }) => fileName.endsWith(".css"));
  if (!entry || stylesheet?.type !== "asset") {
    throw new Error("The build gave no entry script or no stylesheet.");
  }
  await rm(join(folders.site, stylesheet.fileName));

  return {
    entry,
    styles: stylesheet.source.toString().trim(),
    fonts: addresses.filter((address) => address.endsWith(".woff2")).toSorted(),
    scriptsFor,
  };
}

/** Vite wraps each `import()` in a kilobyte that preloads its styles; here all styles are in one file. */
const plainDynamicImports: Plugin = {
  name: "plain-dynamic-imports",
  enforce: "pre",
  load: {
    filter: { id: /preload-helper\.js$/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
};

function scriptsForModule(chunks: readonly Rolldown.OutputChunk[], module: string) {
  const first = chunks.find((chunk) => chunk.moduleIds.includes(module));
  if (!first) throw new Error(`The build gave no script for ${module}.`);
  const needed = new Set([first]);
  // Walking over a set comes to what is added on the way, too.
  for (const { imports } of needed) {
    for (const chunk of chunks) {
      if (imports.includes(chunk.fileName)) needed.add(chunk);
    }
  }
  return Array.from(needed, ({ fileName }) => `/${fileName}`);
}

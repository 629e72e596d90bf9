import { build, type Rolldown } from "vite";
import { folders } from "../project.ts";

/** The addresses of the built scripts, stylesheet and fonts. */
export interface ClientBundle {
  readonly entry: string;
  readonly stylesheet: string;
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  /** The script made from a source file such as `src/pages/Home.tsx`, and those it cannot start without. */
  readonly scriptsFor: (source: string) => readonly string[];
}

/** Builds what runs in the browser into the site's folder, which is emptied first. */
export async function bundleClient(): Promise<ClientBundle> {
  const result = await build({
    root: folders.project,
    logLevel: "warn",
    build: {
      outDir: folders.site,
      emptyOutDir: true,
      cssCodeSplit: false,
      // The helper that preloads modules fetches; data: addresses are refused by the policy.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: { input: "src/client.tsx" },
    },
  });
  if (!("output" in result)) throw new Error("Vite was expected to build once, in one format.");

  const chunks = result.output.filter((file) => file.type === "chunk");
  const addresses = result.output.map((file) => `/${file.fileName}`);
  const scriptsFor = (source: string) => scriptsForModule(chunks, `${folders.project}/${source}`);
  const [entry] = scriptsFor("src/client.tsx");
  const stylesheet = addresses.find((address) => address.endsWith(".css"));
  if (!entry || !stylesheet) throw new Error("The build gave no entry script or no stylesheet.");

  return {
    entry,
    stylesheet,
    fonts: addresses.filter((address) => address.endsWith(".woff2")).sort(),
    scripts: chunks.map((chunk) => `/${chunk.fileName}`),
    scriptsFor,
  };
}

function scriptsForModule(chunks: readonly Rolldown.OutputChunk[], module: string) {
  const first = chunks.find((chunk) => chunk.facadeModuleId === module);
  if (!first) throw new Error(`The build gave no script for ${module}.`);
  const needed = new Set([first.fileName]);
  // A set gives what is added while walking over it, too.
  for (const fileName of needed) {
    for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      needed.add(name);
  }
  return Array.from(needed, (fileName) => `/${fileName}`);
}

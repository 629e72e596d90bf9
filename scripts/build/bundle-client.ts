import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build, normalizePath, type Plugin, type Rolldown } from "vite";
import type { ThirdPartyWork } from "../notices/works.ts";
import { folders } from "../project/folders.ts";
import { keepStyles, noMissingNames, plainClassNames } from "./class-names.ts";
import { lateStyles } from "./late-styles.ts";
import { withoutUnusedExports } from "./unused-exports.ts";

/** The addresses of the built scripts and fonts, and the styles. */
export interface ClientBundle {
  /** The first scripts of a page: the test of Home alone, and everything that comes with React. */
  readonly start: string;
  readonly entry: string;
  /** The styles of what each page shows first. The pages contain them, so they have no file. */
  readonly styles: PageStyles;
  /** The fonts that the styles name, which every page needs. */
  readonly fonts: readonly string[];
  /** The packages whose code is in the scripts. */
  readonly packages: readonly ThirdPartyWork[];
  /**
   * The script built from a source file such as `src/pages/Home.tsx`, and those that it cannot start
   * without.
   */
  readonly scriptsFor: (source: string) => readonly string[];
}

/** Home loads without the styles of the other pages, which come with their code. */
export interface PageStyles {
  readonly home: string;
  readonly others: string;
}

/** The chunks of what Home shows first. */
const chunksInHome = ["client", "start-test", "frame"];

/** The chunk of the other pages. */
const otherPages = "pages";

/** Builds the code for the browser into the folder of the site, and empties it first. */
export async function bundleClient(): Promise<ClientBundle> {
  const result = await build({
    root: folders.project,
    logLevel: "warn",
    plugins: [
      plainDynamicImports,
      withoutUnusedExports,
      plainClassNames,
      keepStyles,
      noMissingNames,
      lateStyles(chunksInHome, otherPages),
    ],
    build: {
      outDir: folders.site,
      emptyOutDir: true,
      modulePreload: false,
      // The policy refuses data: addresses.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // As JSON, from which the build makes one text together with the works that are not packages.
      license: { fileName: "licences.json" },
      rolldownOptions: {
        optimization: { inlineConst: { mode: "all" } },
        input: ["src/start-test.ts", "src/client.tsx"],
        output: {
          // Chromium then compiles a whole file off the main thread as it arrives, instead of each
          // function at its first call, which blocks the page.
          postBanner: "//# allFunctionsCalledOnLoad",
          // Short, because every page lists all names. Six characters distinguish 2³⁶ versions.
          entryFileNames: "assets/[name]-[hash:6].js",
          assetFileNames: "assets/[name]-[hash:6][extname]",
          chunkFileNames: ({ facadeModuleId, moduleIds }) =>
            facadeModuleId?.includes("/src/content/languages/")
              ? "assets/languages/[name]-[hash:6].js"
              : moduleIds.some((id) => /\/src\/(?:plans\/|certificate\/form\/Check)/.test(id))
                ? "assets/late/[name]-[hash:6].js"
                : "assets/[name]-[hash:6].js",
          // Each chunk contains all imports that no chunk before it has, so that shared parts do not
          // become files of a few hundred bytes.
          codeSplitting: {
            groups: [
              { name: "start-test", test: /\/src\/start-test\.ts/, priority: 5 },
              { name: "client", test: /\/src\/(?:client\.tsx|pages\/Home\.tsx)/, priority: 4 },
              {
                name: "frame",
                test: /\/src\/(?:layout\/Header|pages\/BelowTest)\.tsx/,
                priority: 3.5,
              },
              {
                name: otherPages,
                test: /\/src\/(?:pages\/|layout\/(?:Router|ErrorScreen)\.tsx)/,
                priority: 3,
              },
              {
                name: "deferred-parts",
                test: /\/src\/home\/deferred\/deferred-parts\.ts/,
                priority: 2,
              },
              {
                name: "Report",
                // With what certificate and opened tests share.
                test: /\/src\/(?:home\/deferred\/TestReport\.tsx|ui\/(?:printed-alone\.module\.css|use-async-memo\.ts))/,
                priority: 1,
              },
              {
                name: "exercise-picker",
                test: /\/src\/home\/exercise-picker\/exercise-picker\.ts/,
                priority: 0,
              },
              {
                name: "progress",
                // With what plans and forms share, so that neither loads with them.
                test: /\/src\/(?:progress\/ProgressContents|certificate\/CertificateDialog)\.tsx/,
                priority: 0,
              },
              // With what the dialog that makes plans shares.
              { name: "plan", test: /\/src\/plans\/PlanStage\.tsx/, priority: 0 },
              { name: "form", test: /\/src\/certificate\/form\/Check/, priority: 0 },
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
  const [start] = scriptsFor("src/start-test.ts");
  if (!entry || !start) throw new Error("The build gave no entry script.");

  const styles = await takeStyles(result.output);
  return {
    start,
    entry,
    styles,
    fonts: addresses
      .filter((address) => address.endsWith(".woff2") && styles.home.includes(address))
      .toSorted(),
    packages: packagesOf(await takeAsset(result.output, /^licences\.json$/)),
    scriptsFor,
  };
}

/** Returns the text of a file that the build wrote but the site does not serve, and deletes the file. */
async function takeAsset(output: Rolldown.RolldownOutput["output"], name: RegExp): Promise<string> {
  const asset = output.find(({ fileName }) => name.test(fileName));
  if (asset?.type !== "asset") throw new Error(`The build gave no file like ${name}.`);
  await rm(join(folders.site, asset.fileName));
  return asset.source.toString();
}

/** Returns the styles in the order of the chunks, the first of which declares the layers. */
async function takeStyles(output: Rolldown.RolldownOutput["output"]): Promise<PageStyles> {
  const take = async (chunk: string) =>
    (await takeAsset(output, new RegExp(`/${chunk}-[^/]*\\.css$`))).trim();
  const home = (await Promise.all(chunksInHome.map(take))).join("");
  return { home, others: home + (await take(otherPages)) };
}

function packagesOf(json: string): readonly ThirdPartyWork[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Vite's option `license` has it
  const licences = JSON.parse(json) as readonly {
    name: string;
    version: string;
    identifier?: string;
    text?: string;
  }[];
  return licences.map(({ name, version, identifier = "", text = "" }) => ({
    name: `${name} ${version}`,
    place: "the scripts",
    licence: identifier,
    text,
  }));
}

/** Vite wraps each `import()` in a kilobyte that preloads its styles; here none are in files. */
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
  // A set can grow while it is iterated.
  for (const { imports } of needed) {
    for (const chunk of chunks) {
      if (imports.includes(chunk.fileName)) needed.add(chunk);
    }
  }
  return Array.from(needed, ({ fileName }) => `/${fileName}`);
}

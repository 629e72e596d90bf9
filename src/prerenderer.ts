/** The built files that a page names or contains, and their integrity. */
export interface DocumentAssets {
  /** In the order in which they run. */
  readonly scripts: readonly string[];
  /** The styles of what the page shows first, which it contains (decision 7). */
  readonly styles?: string;
  readonly fonts: readonly string[];
  /** Modules that this page needs before it reacts, loaded beside the scripts. */
  readonly modules: readonly string[];
  /** `sha256-…` by address, for every script of the site. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What the build needs to know of the site to write its files. */
export interface Prerenderer {
  readonly site: { readonly name: string; readonly origin: string };
  readonly routePaths: readonly string[];
  readonly notFoundPath: string;
  /** The only inline scripts, exactly as the pages contain them. */
  readonly inlineScripts: Readonly<Record<string, string>>;
  /** Renders the HTML document of a page, complete without JavaScript. */
  readonly renderPage: (path: string, assets: DocumentAssets) => Promise<string>;
}

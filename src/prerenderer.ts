/** The built files that a page names or holds, and their integrity. */
export interface DocumentAssets {
  /** To be run in this order. */
  readonly scripts: readonly string[];
  /** All styles of what the page shows as it arrives, which stand in it (decision 7). */
  readonly styles?: string;
  readonly fonts: readonly string[];
  /** Modules that this page needs before it can answer, fetched beside the scripts. */
  readonly modules: readonly string[];
  /** `sha256-…` by address, for every script of the site. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What the build needs of the site to make its files. */
export interface Prerenderer {
  readonly site: { readonly name: string; readonly origin: string };
  readonly routePaths: readonly string[];
  readonly notFoundPath: string;
  /** The only scripts that stand in the pages themselves, letter by letter. */
  readonly inlineScripts: Readonly<Record<string, string>>;
  /** The HTML document of a page, complete without JavaScript. */
  readonly renderPage: (path: string, assets: DocumentAssets) => Promise<string>;
}

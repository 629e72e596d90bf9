import type { ComponentType } from "react";

/** The contents of a page's head. The site's name is added to the title. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** A schema.org object, put into the prerendered page as data. */
  readonly structuredData?: object;
}

/** A file in `pages/`. */
export interface PageModule {
  readonly meta: PageMeta;
  /** Receives the requested path, which only the not-found page uses. */
  readonly default: ComponentType<{ path: string }>;
}

/** The path for which the not-found page is prerendered. No address has it, because it has no slash. */
export const notFoundPath = "404";

import type { ComponentType } from "react";

/** What a page says of itself in its head; the site's name is added to every title but Home's. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** A schema.org object, put into the prerendered page as data. */
  readonly structuredData?: object;
}

/** A file of `pages/`: its meta and its component. */
export interface PageModule {
  readonly meta: PageMeta;
  /** Takes the path asked for, which only the not-found page has a use for. */
  readonly default: ComponentType<{ path: string }>;
}

/**
 * What the not-found page is prerendered under, in place of the path that will be asked for. No
 * address has it for its path, since it does not begin with a slash.
 */
export const notFoundPath = "404";

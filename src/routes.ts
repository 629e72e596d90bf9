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

const pages = {
  "/": () => import("./pages/Home.tsx"),
  "/about": () => import("./pages/About.tsx"),
  "/faq": () => import("./pages/Faq.tsx"),
  "/contact": () => import("./pages/Contact.tsx"),
  "/privacy-policy": () => import("./pages/PrivacyPolicy.tsx"),
  "/terms": () => import("./pages/Terms.tsx"),
  "/disclaimer": () => import("./pages/Disclaimer.tsx"),
} satisfies Record<string, () => Promise<PageModule>>;

type RoutePath = keyof typeof pages;

export const routePaths: readonly string[] = Object.keys(pages);

/** The path under which the not-found page is prerendered; no visitor is sent there. */
export const notFoundPath = "/404";

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(pages, path);
}

/**
 * The page at a path, or the not-found page where there is none.
 *
 * @throws when the page's code cannot be fetched, as after a new deployment.
 */
export function loadPage(path: string): Promise<PageModule> {
  return isRoutePath(path) ? pages[path]() : import("./pages/NotFound.tsx");
}

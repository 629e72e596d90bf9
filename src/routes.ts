import type { PageModule } from "./page.ts";

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

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(pages, path);
}

/**
 * Loads the page at a path, or the not-found page if there is none.
 *
 * @throws if the page's code does not load, as after a new deployment.
 */
export function loadPage(path: string): Promise<PageModule> {
  return isRoutePath(path) ? pages[path]() : import("./pages/NotFound.tsx");
}

import { type RefObject, useEffect, useRef } from "react";
import { usePathname } from "wouter/use-browser-location";
import type { PageModule } from "../page.ts";
import { loadPage } from "../routes.ts";
import { followLinks } from "./follow-links.ts";
import { trackHistory, scrollToEntry } from "./history-entries.ts";

/** The current page and its path, which for the not-found page is the one that was requested. */
export interface ShownPage {
  readonly path: string;
  readonly page: PageModule;
}

/**
 * Navigates within the open page, and moves focus and scroll position as a page load does. Renders
 * nothing. Before its code has loaded, links load whole pages. If the code of a page does not load, the
 * error screen takes its place.
 *
 * @param pageStart receives the focus on arrival
 * @param onPage receives the page at the address when its code has loaded; the previous page stays until then
 */
export function Router({
  shown,
  pageStart,
  onPage,
}: {
  shown: ShownPage;
  pageStart: RefObject<HTMLElement | null>;
  onPage: (page: ShownPage) => void;
}) {
  const path = usePathname();
  const arrivedAt = useRef(shown.page);

  useEffect(trackHistory, []);
  useEffect(() => followLinks(() => arriveAt(pageStart.current)), [pageStart]);

  useEffect(() => {
    if (path === shown.path) return undefined;
    let isCurrent = true;
    loadPage(path).then(
      (page) => isCurrent && onPage({ path, page }),
      (error: unknown) => isCurrent && onPage({ path, page: missingPage(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, shown.path, onPage]);

  useEffect(() => {
    if (arrivedAt.current === shown.page) return;
    arrivedAt.current = shown.page;
    arriveAt(pageStart.current);
  }, [shown, pageStart]);

  return null;
}

/** A page that throws, so that the error screen takes its place. */
function missingPage(error: unknown): PageModule {
  return {
    meta: { title: "Page Not Loaded", description: "This page could not be loaded." },
    default: () => {
      throw error;
    },
  };
}

/** Sets focus and scroll position as a page load does. */
function arriveAt(pageStart: HTMLElement | null) {
  pageStart?.focus({ preventScroll: true });
  scrollToEntry();
}

import { type RefObject, useEffect, useRef } from "react";
import { usePathname } from "wouter/use-browser-location";
import type { PageModule } from "../page.ts";
import { loadPage } from "../routes.ts";
import { followLinks } from "./follow-links.ts";
import { followHistory, scrollToEntry } from "./history-entries.ts";
import type { ShownPage } from "./shown-page.ts";

/**
 * Shows the page at the address within the open one, and does on arrival what a page load does. Shows
 * nothing itself. Until it is here, and where it cannot be had, links load pages anew; where a page
 * cannot be had, the error screen says so.
 *
 * @param pageStart where focus starts on a page
 * @param onPage given the page at the address once its code is here; the page before stays until then
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

  useEffect(followHistory, []);
  useEffect(() => followLinks(() => arriveAt(pageStart.current)), [pageStart]);

  useEffect(() => {
    if (path === shown.path) return undefined;
    let isWanted = true;
    loadPage(path).then(
      (page) => isWanted && onPage({ path, page }),
      (error: unknown) => isWanted && onPage({ path, page: missingPage(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [path, shown.path, onPage]);

  useEffect(() => {
    if (arrivedAt.current === shown.page) return;
    arrivedAt.current = shown.page;
    arriveAt(pageStart.current);
  }, [shown, pageStart]);

  return null;
}

/** Stands for a page whose code cannot be had: the error screen takes its place. */
function missingPage(error: unknown): PageModule {
  return {
    meta: { title: "Page Not Loaded", description: "This page could not be loaded." },
    default: () => {
      throw error;
    },
  };
}

/** Focus and scroll position as after a page load. */
function arriveAt(pageStart: HTMLElement | null) {
  pageStart?.focus({ preventScroll: true });
  scrollToEntry();
}

import { type RefObject, useEffect, useRef } from "react";
import { usePathname } from "wouter/use-browser-location";
import { loadPage } from "../routes.ts";
import { followLinks } from "./follow-links.ts";
import { followHistory, scrollToEntry } from "./history-entries.ts";
import type { ShownPage } from "./shown-page.ts";

/**
 * Shows the page at the address within the open one, and does on arrival what a page load does. Shows
 * nothing itself. Until it is here, and where it cannot be had, links load pages anew.
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
      () => isWanted && location.reload(),
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

/** Focus and scroll position as after a page load. */
function arriveAt(pageStart: HTMLElement | null) {
  pageStart?.focus({ preventScroll: true });
  scrollToEntry();
}

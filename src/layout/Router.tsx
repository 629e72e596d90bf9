import { type RefObject, useEffect, useRef } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import type { PageModule } from "../page.ts";
import { isRoutePath, loadPage } from "../routes.ts";
import { focusUntilBlur } from "../ui/focus.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

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
 * @param pageStart receives the focus on arrival, unless the address names a place in the page
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
    void loadPage(path)
      .catch(missingPage)
      .then((page) => isCurrent && onPage({ path, page }));
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

/** The error screen, in place of a page whose code did not load. */
function missingPage(error: unknown): PageModule {
  return {
    meta: { title: "Page Not Loaded", description: "This page did not load." },
    default: () => <ErrorScreen error={error} />,
  };
}

/** Sets focus and scroll position as a page load does. */
function arriveAt(pageStart: HTMLElement | null) {
  const start = addressedPlace() ?? pageStart;
  if (start) focusUntilBlur(start);
  scrollToEntry();
}

/**
 * Turns plain clicks on links to pages of the site into navigations within the open page.
 *
 * @param onSamePage called if the link leads to the current page, so that no page will change
 * @returns a cleanup function
 */
export function followLinks(onSamePage: () => void): () => void {
  const follow = (event: MouseEvent) => {
    const address = addressToFollow(event);
    if (!address) return;
    const isSamePage = address.pathname === location.pathname;
    if (isSamePage && address.hash) {
      // Already now, because the browser then fires `popstate` as if the visitor went back.
      leaveEntry(address.href);
      scrollPositions.delete(current);
      return;
    }
    event.preventDefault();
    // As in browsers, a link to the current address adds no history entry.
    if (address.href === location.href) scrollPositions.delete(current);
    else navigate(address.pathname + address.search + address.hash, { state: newEntry() });
    if (isSamePage) onSamePage();
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** The link of a click, if the click is plain and the link leads to a page of the site. */
function addressToFollow(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  if (!link || event.defaultPrevented || !isPlain) return null;
  const isElsewhere = link.origin !== location.origin || !isRoutePath(link.pathname);
  return isElsewhere || link.target ? null : link;
}

/**
 * Scroll positions of this visit's history entries. A page renders after the address has changed, so the
 * browser's own restoration would scroll the previous page.
 */
const scrollPositions = new Map<string, number>();

let current = "";

/** The `history.state` that identifies an entry. */
function newEntry() {
  return { entry: `${performance.timeOrigin} ${performance.now()}` };
}

/** Records the scroll position of each history entry. Returns a cleanup function. */
function trackHistory(): () => void {
  current = entryKey();
  history.scrollRestoration = "manual";
  const tracking = new AbortController();
  const { signal } = tracking;
  // wouter dispatches these two when the history changes; browsers do not.
  addEventListener("pushState", () => leaveEntry(), { signal });
  addEventListener("replaceState", () => (current = entryKey()), { signal });
  // In the capture phase, because in WebKit React renders the page before other listeners are called.
  addEventListener("popstate", returnToEntry, { signal, capture: true });
  // The browser restores the position after a reload, because it knows the height of the page then.
  addEventListener("pagehide", restoreByBrowser, { signal });
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"), { signal });
  return () => {
    restoreByBrowser();
    tracking.abort();
  };
}

/** Scrolls to the recorded position of the current entry, or to its place, or else to the top. */
function scrollToEntry(): void {
  const remembered = scrollPositions.get(current);
  const place = addressedPlace();
  growth?.disconnect();
  if (remembered !== undefined) holdScroll(remembered);
  else if (place) place.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: 0, behavior: "instant" });
}

/** Watches the page grow while {@link holdScroll} holds its position. */
let growth: ResizeObserver | null = null;

/** Scrolls to a position, and again whenever the page grows, as a report does, until the visitor acts. */
function holdScroll(top: number): void {
  const scroll = () => scrollTo({ top, behavior: "instant" });
  const observer = new ResizeObserver(scroll);
  growth = observer;
  observer.observe(document.documentElement);
  for (const act of ["keydown", "pointerdown", "wheel", "resize"]) {
    addEventListener(act, () => observer.disconnect(), { once: true });
  }
  scroll();
}

/** The element that the # part of the address names. */
function addressedPlace(): HTMLElement | null {
  return document.getElementById(location.hash.slice(1));
}

function leaveEntry(next = entryKey()) {
  growth?.disconnect();
  scrollPositions.set(current, scrollY);
  current = next;
}

function returnToEntry() {
  if (entryKey() !== current) leaveEntry();
  scrollToEntry();
}

function restoreByBrowser() {
  history.scrollRestoration = "auto";
}

function entryKey(): string {
  const state: unknown = history.state;
  const isOurs = typeof state === "object" && state !== null && "entry" in state;
  return isOurs ? String(state.entry) : location.href;
}

import { navigate } from "wouter/use-browser-location";

/**
 * Scroll positions of this visit's history entries. A page renders after the address has changed, so the
 * browser's own restoration would scroll the previous page.
 */
const scrollPositions = new Map<string, number>();

let current = "";

/** Navigates to an address of the site, in a history entry identified by `history.state`. */
export function openAddress(address: string): void {
  navigate(address, { state: { entry: `${performance.timeOrigin} ${performance.now()}` } });
}

/** Forgets the scroll position of the current entry, for a link to the current page. */
export function reopenEntry(): void {
  scrollPositions.delete(current);
}

/** Records the scroll position of each history entry. Returns a cleanup function. */
export function trackHistory(): () => void {
  current = entryKey();
  history.scrollRestoration = "manual";
  const tracking = new AbortController();
  const { signal } = tracking;
  addEventListener("pushState", leaveEntry, { signal });
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

/** Scrolls to the recorded position of the current entry, or to its anchor, or else to the top. */
export function scrollToEntry(): void {
  const remembered = scrollPositions.get(current);
  const anchor = document.getElementById(anchorName());
  if (remembered === undefined && anchor) anchor.scrollIntoView({ behavior: "instant" });
  else scrollTo({ top: remembered ?? 0, behavior: "instant" });
}

function anchorName(): string {
  const written = location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function leaveEntry() {
  scrollPositions.set(current, scrollY);
  current = entryKey();
}

function returnToEntry() {
  leaveEntry();
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

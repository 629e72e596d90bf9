import { navigate } from "wouter/use-browser-location";

/**
 * Scroll positions of this visit's history entries, kept in memory: pages arrive after the address
 * has changed, so the browser's own restoration would act on the page being left.
 */
const scrollPositions = new Map<string, number>();

let current = "";

/** Opens an address of the site in a history entry of its own, named in `history.state`. */
export function openAddress(address: string): void {
  navigate(address, { state: { entry: `${performance.timeOrigin} ${performance.now()}` } });
}

/** Forgets where the current entry was left, as for a link to the page on screen. */
export function reopenEntry(): void {
  scrollPositions.delete(current);
}

/** Remembers where each history entry was left, until the returned function is called. */
export function followHistory(): () => void {
  current = entryKey();
  history.scrollRestoration = "manual";
  addEventListener("pushState", leaveEntry);
  // While capturing, for WebKit has React show the page before the other listeners are called.
  addEventListener("popstate", returnToEntry, true);
  addEventListener("pagehide", handBackToBrowser);
  addEventListener("pageshow", takeOverFromBrowser);
  return () => {
    handBackToBrowser();
    removeEventListener("pushState", leaveEntry);
    removeEventListener("popstate", returnToEntry, true);
    removeEventListener("pagehide", handBackToBrowser);
    removeEventListener("pageshow", takeOverFromBrowser);
  };
}

/** Scrolls to where the current entry was left, to its anchor if it is new, or else to the top. */
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

// A reload is the browser's to restore: by then it knows the height of the page.
function handBackToBrowser() {
  history.scrollRestoration = "auto";
}

function takeOverFromBrowser() {
  history.scrollRestoration = "manual";
}

function entryKey(): string {
  const state: unknown = history.state;
  const isOurs = typeof state === "object" && state !== null && "entry" in state;
  return isOurs ? String(state.entry) : location.href;
}

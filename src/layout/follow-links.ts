import { isRoutePath } from "../routes.ts";
import { openAddress, scrollToEntry } from "./history-entries.ts";

/**
 * Turns a plain click on a plain link to another page of the site into a navigation within the open
 * one, until the returned function is called. All else is left to the browser.
 */
export function followLinks(): () => void {
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || event.defaultPrevented || !isPlain(event)) return;
  const { origin, pathname, search, hash, target } = link;
  const isSamePage = pathname === location.pathname;
  if (origin !== location.origin || target || !isRoutePath(pathname) || (isSamePage && hash)) {
    return;
  }

  event.preventDefault();
  openAddress(pathname + search + hash);
  if (isSamePage) scrollToEntry();
}

/** Whether a click asks for no more than to follow the link, here. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

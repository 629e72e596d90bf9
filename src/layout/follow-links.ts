import { isRoutePath } from "../routes.ts";
import { openAddress, reopenEntry } from "./history-entries.ts";

/**
 * Turns a plain click on a plain link to another page of the site into a navigation within the open
 * one, until the returned function is called. All else is left to the browser.
 *
 * @param onSamePage called where the link leads to the page on screen, so that no page will change.
 */
export function followLinks(onSamePage: () => void): () => void {
  const follow = (event: MouseEvent) => {
    const address = addressToFollow(event);
    if (!address) return;
    event.preventDefault();
    const isSamePage = address.pathname === location.pathname;
    // As browsers do it, going back does not lead to what is on screen.
    if (address.href === location.href) reopenEntry();
    else openAddress(address.pathname + address.search + address.hash);
    if (isSamePage) onSamePage();
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** The address that a click asks for, if it is for this site to follow. */
function addressToFollow(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || !isPlain(event)) return null;
  const isElsewhere = link.origin !== location.origin || !isRoutePath(link.pathname);
  const isPlaceOnPage = link.pathname === location.pathname && link.hash;
  return isElsewhere || isPlaceOnPage || link.target ? null : link;
}

/** Whether a click asks for no more than to follow the link, here. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

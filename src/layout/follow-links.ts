import { isRoutePath } from "../routes.ts";
import { openAddress, reopenEntry } from "./history-entries.ts";

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
    event.preventDefault();
    const isSamePage = address.pathname === location.pathname;
    // As in browsers, a link to the current address adds no history entry.
    if (address.href === location.href) reopenEntry();
    else openAddress(address.pathname + address.search + address.hash);
    if (isSamePage) onSamePage();
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** The link of a click that this site handles, not the browser. */
function addressToFollow(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || !isPlain(event)) return null;
  const isElsewhere = link.origin !== location.origin || !isRoutePath(link.pathname);
  const isPlaceOnPage = link.pathname === location.pathname && link.hash;
  return isElsewhere || isPlaceOnPage || link.target ? null : link;
}

/** Whether a click only follows the link, in this tab. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

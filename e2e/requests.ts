import type { Page } from "@playwright/test";

/**
 * Lists what the page requests from this call on, as in `script /assets/About-….js`. The icon of the tab
 * is left out: the browser requests it, at a moment of its own.
 */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== "/favicon.svg") requests.push(`${request.resourceType()} ${pathname}`);
  });
  return requests;
}

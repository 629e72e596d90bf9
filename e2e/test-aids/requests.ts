import type { Page } from "@playwright/test";

/**
 * Lists what the page requests from this call on, as in `script /assets/About-….js`. The icon of the tab
 * is left out, because the browser requests it at any time.
 */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== "/favicon.svg") requests.push(`${request.resourceType()} ${pathname}`);
  });
  return requests;
}

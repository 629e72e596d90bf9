import type { Page } from "@playwright/test";

/** What a browser stores for a page that stores nothing. */
export const nothingStored = {
  local: [],
  session: [],
  cookies: [],
  databases: [],
  caches: [],
  workers: 0,
  bytes: 0,
};

/**
 * Everything that a page can store in its browser. The bytes are what the browser counts for the site:
 * databases, caches, files and workers with any name.
 */
export async function storedData(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: Object.entries(localStorage).map(([key, value]) => `${key}=${value}`),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    bytes: (await navigator.storage.estimate()).usage,
    registrations: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const { registrations, ...rest } = inPage;
  const running = page.workers().length + page.context().serviceWorkers().length;
  return { ...rest, workers: registrations + running, cookies: await page.context().cookies() };
}

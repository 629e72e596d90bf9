import type { Page } from "@playwright/test";

/**
 * Holds files back on their way to the page, as a slow connection does.
 *
 * @returns a function that lets them arrive.
 */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

import { expect, type Page, test as base } from "@playwright/test";
import { complaintsOf } from "./complaints.ts";

/**
 * A test that fails if its page writes to the console, as it does when a policy is violated, or
 * requests anything from another host.
 *
 * A test removes the messages that it expects with `expectComplaints`.
 */
export const test = base.extend<{ complaints: string[] }, { sharedPage: Page }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = complaintsOf(page, baseURL ?? "");
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

/**
 * The same in a page that the tests of a worker share, because a new page takes longer than most tests. For
 * tests that open the page they need and do not change its clock, scripts, permissions or screen.
 */
export const sharedPageTest = test.extend({
  page: async ({ sharedPage }, provide) => {
    const size = sharedPage.viewportSize();
    await provide(sharedPage);
    sharedPage.removeAllListeners();
    await sharedPage.unrouteAll();
    await sharedPage.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: null,
    });
    if (size) await sharedPage.setViewportSize(size);
    await sharedPage.mouse.move(0, 0);
    // Leaves Home, which an address with a hash would not load again.
    await sharedPage.goto("/robots.txt");
    await sharedPage.evaluate(() => localStorage.clear());
  },
});

/** Removes the messages that the page must have written; they arrive a little later. */
export async function expectComplaints(
  complaints: string[],
  expected: readonly unknown[],
): Promise<void> {
  await expect.poll(() => complaints).toEqual(expected);
  complaints.length = 0;
}

/** The same for messages that a page may repeat. */
export async function expectKindsOfComplaint(
  complaints: string[],
  expected: readonly string[],
): Promise<void> {
  await expect.poll(() => new Set(complaints)).toEqual(new Set(expected));
  complaints.length = 0;
}

/** The messages of a page that is not found: the browser's with the status, the site's with the path. */
export function notFoundMessages(path: string): readonly string[] {
  return [
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
    `Page not found: ${path}`,
  ];
}

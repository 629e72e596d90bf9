import { expect, test as base } from "@playwright/test";
import { complaintsOf } from "./complaints.ts";

/**
 * A test that also listens to its page, and fails where that says anything on the console, as it
 * does when a policy is violated, or asks for anything beyond the site.
 *
 * What a test expects to hear it takes out with `expectComplaints`.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = complaintsOf(page, baseURL ?? "");
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Takes out what the page is expected to say, all of it; it is told a little after it was said. */
export async function expectComplaints(
  complaints: string[],
  expected: readonly unknown[],
): Promise<void> {
  await expect.poll(() => complaints).toEqual(expected);
  complaints.length = 0;
}

/** The same, where a page may say it more than once. */
export async function expectKindsOfComplaint(
  complaints: string[],
  expected: readonly string[],
): Promise<void> {
  await expect.poll(() => new Set(complaints)).toEqual(new Set(expected));
  complaints.length = 0;
}

/** What a page that is not found says: the browser its status, the site its path. */
export function notFoundMessages(path: string): readonly string[] {
  return [
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
    `Page not found: ${path}`,
  ];
}

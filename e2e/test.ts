import { expect, test as base } from "@playwright/test";
import { complaintsOf } from "./complaints.ts";

/**
 * A test that also listens to its page, and fails where that says anything on the console, as it
 * does when a policy is violated, or asks for anything beyond the site.
 *
 * What a test expects to hear it takes out of `complaints` itself.
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

/** What a page that is not found says: the browser its status, the site its path. */
export function notFoundMessages(path: string): readonly string[] {
  return [
    "Failed to load resource: the server responded with a status of 404 (Not Found)",
    `Page not found: ${path}`,
  ];
}

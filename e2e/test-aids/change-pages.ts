import type { Page } from "@playwright/test";

/** Changes the HTML of the site's pages on its way from the server to the browser. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      // The server may close an idle connection just as it is reused.
      const response = await route.fetch({ maxRetries: 2 });
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

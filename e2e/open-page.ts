import type { Page, Response } from "@playwright/test";

/** Opens a page and waits until it answers, which is when it takes scrolling over from the browser. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  return response;
}

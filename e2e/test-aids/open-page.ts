import { expect, type Page, type Response } from "@playwright/test";

/** Opens a page and waits until it is interactive, because it then takes over scroll restoration. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await expectInteractive(page);
  return response;
}

/** Waits until the page is interactive. Playwright's own waiting injects a script, which costs more than polling. */
export async function expectInteractive(page: Page): Promise<void> {
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  await expect.poll(restoration, { intervals: [20, 20, 50] }).toBe("manual");
}

/** Follows the links to another page of the site and back to Home, within the visit. */
export async function visitAboutAndReturn(page: Page): Promise<void> {
  const links = page.getByRole("navigation", { name: "Main" });
  await links.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
  await links.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("About Keypace");
}

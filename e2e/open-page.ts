import { expect, type Page, type Response } from "@playwright/test";

/** Opens a page and waits until it answers, which is when it takes scrolling over from the browser. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  return response;
}

/** Follows the links to another page of the site and back to Home, within the visit. */
export async function readAboutAndComeBack(page: Page): Promise<void> {
  const links = page.getByRole("navigation", { name: "Main" });
  await links.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
  await links.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("About Keypace");
}

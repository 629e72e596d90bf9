import type { Page } from "@playwright/test";

/** Opens the list under Share or Save and presses one of its entries. */
export async function choose(page: Page, list: "Share" | "Save", entry: string): Promise<void> {
  await page.getByRole("button", { name: list, exact: true }).click();
  await page.getByRole("button", { name: entry, exact: true }).click();
}

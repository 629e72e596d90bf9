import { expect, type Page } from "@playwright/test";

/** Keeps what the page copies, for a browser without a window has no clipboard of its own. */
export async function keepCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset["copied"] = text;
      return Promise.resolve();
    };
  });
}

/** The address that was copied last. */
export async function copied(page: Page): Promise<string> {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-copied", /#/);
  return (await root.getAttribute("data-copied")) ?? "";
}

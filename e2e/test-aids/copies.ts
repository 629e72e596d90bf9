import { expect, type Page } from "@playwright/test";

/** Records what the page copies, because a headless browser has no clipboard. */
export async function recordCopies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset["copied"] = text;
      return Promise.resolve();
    };
  });
}

/** The address copied last. */
export async function copied(page: Page): Promise<string> {
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-copied", /#/);
  return (await root.getAttribute("data-copied")) ?? "";
}

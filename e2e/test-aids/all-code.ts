import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { folders } from "../../scripts/project/folders.ts";

/**
 * Waits on Home until all that an idle page loads has loaded and run: every script but those of plans, forms
 * and other languages, and the fonts. What is missing at the first key is requested after the end of the test.
 */
export async function waitForAllCode(page: Page): Promise<void> {
  const files = readdirSync(join(folders.site, "assets"))
    .filter((name) => name.endsWith(".js") || name.startsWith("keypace-mono-600-"))
    .map((name) => `/assets/${name}`);
  const missing = () =>
    page.evaluate((paths) => {
      const resources = performance.getEntriesByType("resource");
      const loaded = new Set(resources.map(({ name }) => new URL(name).pathname));
      return paths.filter((path) => !loaded.has(path));
    }, files);
  await expect.poll(missing).toEqual([]);
  await page.evaluate(async (paths) => {
    await Promise.all(paths.filter((path) => path.endsWith(".js")).map((path) => import(path)));
    await document.fonts.ready;
  }, files);
}

import type { Page } from "@playwright/test";

/** The number of sheets of paper on which a page is printed. */
export async function countSheets(
  page: Page,
  options: Parameters<Page["pdf"]>[0],
): Promise<number> {
  const document = (await page.pdf(options)).toString("latin1");
  return document.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

import { expect, type Locator, type Page } from "@playwright/test";

/** The part of Home that shows opened tests. */
export function progressOf(page: Page): Locator {
  return page.getByRole("region", { name: "Progress" });
}

/** Opens files as a visitor chooses them. */
export async function openTests(
  page: Page,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  const field = progressOf(page).locator("input[type=file]");
  await expect(field).toBeEnabled();
  await field.setInputFiles(files);
}

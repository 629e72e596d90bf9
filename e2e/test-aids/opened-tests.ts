import { expect, type Locator, type Page } from "@playwright/test";

/** The part of Home that shows opened tests. */
export function progressSection(page: Page): Locator {
  return page.getByRole("region", { name: "Progress" });
}

/** A JSON file, for a field that takes files. */
export function jsonFile(name: string, text: string) {
  return { name, mimeType: "application/json", buffer: Buffer.from(text) };
}

/** Opens files as a visitor chooses them. */
export async function openTestFiles(
  page: Page,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  const field = progressSection(page).locator("input[type=file]");
  await expect(field).toBeEnabled();
  await field.setInputFiles(files);
}

/**
 * The log of a text typed without a mistake.
 *
 * @param intervalInto the time of each character in milliseconds
 */
export function logOf(presented: string, intervalInto: (letter: string) => number) {
  let at = 0;
  const edits = [...presented].map((inserted, start) => {
    if (start > 0) at += intervalInto(inserted);
    return { at, kind: "typed", start, removed: 0, inserted };
  });
  return { format: "keypace-keystroke-log", version: 1, presented, limit: null, edits };
}

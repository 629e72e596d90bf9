import type { Page } from "playwright";

/** A subject of measurement: the built site, a revision of it, or the floor, a page for comparison. */
export interface Subject {
  /** The heading of its column in the table. */
  readonly name: string;
  readonly kind: "site" | "floor";
  /** The address of the page with the test. */
  readonly address: string;
  /** The folder of the project that it was built from; `null` for the floor. */
  readonly project: string | null;
  /** Opens the page with a short passage; returns that passage. */
  readonly openPassage: (page: Page) => Promise<string>;
  /** Opens a text of the visitor in the page; false if the subject cannot. */
  readonly chooseText: (page: Page, text: string) => Promise<boolean>;
}

/** The field of every subject. */
export const fieldSelector = "textarea:not(dialog *)";

/** Focuses the field and waits until the page is idle. */
export async function focusField(page: Page): Promise<void> {
  await page.locator(fieldSelector).focus();
  await page.waitForTimeout(400);
}

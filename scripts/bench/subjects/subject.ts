import type { Page } from "playwright";

/** Something that is measured: the built site, a revision of it, or a page to compare it with. */
export interface Subject {
  /** What its column in the table is called. */
  readonly name: string;
  readonly kind: "site" | "floor" | "duties" | "naive";
  /** The address of the page with the test. */
  readonly address: string;
  /** The folder of the project that it was built from; `null` for a page to compare with. */
  readonly project: string | null;
  /** Opens the page with a short passage; gives that passage. */
  readonly openPassage: (page: Page) => Promise<string>;
  /** Puts a text of one's own into the open page; false where the subject cannot. */
  readonly chooseText: (page: Page, text: string) => Promise<boolean>;
}

/** Where the visitor types, in every subject. */
export const fieldSelector = "textarea:not(dialog *)";

/** Puts the caret into the field, and waits until the page is at rest. */
export async function focusField(page: Page): Promise<void> {
  await page.locator(fieldSelector).focus();
  await page.waitForTimeout(400);
}

import { expect, type Locator, type Page } from "@playwright/test";
import { typingField } from "./typing.ts";

/** One of the bar's buttons that choose what to type. */
export function modeButton(page: Page, name: string): Locator {
  return page
    .getByRole("group", { name: "What to type" })
    .getByRole("radio", { name, exact: true });
}

/** Presses a button that chooses what to type; in a narrow window some are behind another. */
export async function pressMode(page: Page, name: string): Promise<void> {
  if (!(await modeButton(page, name).isVisible())) {
    await page.getByRole("button", { name: "More…" }).click();
  }
  await modeButton(page, name).click();
}

/** Chooses what to type and waits until the field has the focus. */
export async function chooseMode(page: Page, name: string): Promise<void> {
  await pressMode(page, name);
  await expect(modeButton(page, name)).toBeChecked();
  await expect(typingField(page)).toBeFocused();
}

export function ownTextDialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Your text" });
}

export function ownTextField(page: Page): Locator {
  return ownTextDialog(page).getByRole("textbox", { name: "Your text" });
}

export async function openOwnText(page: Page): Promise<void> {
  await pressMode(page, "Your text");
  await expect(ownTextField(page)).toBeVisible();
}

/** Begins a test of the text in the dialog and waits until the field has the focus. */
export async function typeThisText(page: Page): Promise<void> {
  await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
  await expect(ownTextDialog(page)).toHaveCount(0);
  await expect(typingField(page)).toBeFocused();
}

/** Begins a test of a text of the visitor's own. */
export async function beginOwnText(page: Page, text: string): Promise<void> {
  await openOwnText(page);
  await ownTextField(page).fill(text);
  await typeThisText(page);
}

/** Opens a file of these bytes with the dialog's button. */
export async function openFile(page: Page, bytes: Buffer): Promise<void> {
  const file = { name: "text.txt", mimeType: "text/plain", buffer: bytes };
  await ownTextDialog(page).getByLabel("Open a file").setInputFiles(file);
}

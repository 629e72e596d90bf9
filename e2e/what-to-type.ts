import { expect, type Locator, type Page } from "@playwright/test";
import { typingField } from "./typing.ts";

/** Says what is typed now, and opens the menu. */
export function menuButton(page: Page): Locator {
  return page.getByRole("button", { name: /^What to type:/ });
}

export function menu(page: Page): Locator {
  return page.getByRole("dialog", { name: "What to type" });
}

/** Where the menu takes a text of the visitor's own. */
export function ownTextField(page: Page): Locator {
  return menu(page).getByRole("textbox", { name: "Your own text" });
}

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(ownTextField(page)).toBeVisible();
}

/** Presses one of the menu's buttons that begin a test, and waits for the caret in its field. */
export async function begin(page: Page, name: string): Promise<void> {
  await menu(page).getByRole("button", { name }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(typingField(page)).toBeFocused();
}

/** Begins a test of a text of the visitor's own. */
export async function beginOwnText(page: Page, text: string): Promise<void> {
  await openMenu(page);
  await ownTextField(page).fill(text);
  await begin(page, "Type this text");
}

/** Opens a file of these bytes, as from the menu's button. */
export async function openFile(page: Page, bytes: Buffer, name = "text.txt"): Promise<void> {
  const file = { name, mimeType: "text/plain", buffer: bytes };
  await menu(page).getByLabel("Open a file").setInputFiles(file);
}

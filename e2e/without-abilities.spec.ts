import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { isCurrentInSight } from "./painted-passage.ts";
import { test } from "./test.ts";
import { expectFigures, openTest, resultHeading } from "./typing.ts";
import { beginOwnText, openOwnText, ownTextDialog } from "./what-to-type.ts";

const sentences = "What is typed stays in sight, line after line. ";

for (const how of ["has none of", "throws for each of"] as const) {
  test(`a browser that ${how} dialogs, observers, fonts, highlights and the like: typing, dialogs and result`, async ({
    page,
  }) => {
    await page.addInitScript(takeAbilities, how === "throws for each of");
    await openTest(page);

    await openOwnText(page);
    await page.keyboard.press("Escape");
    await expect(ownTextDialog(page)).toHaveCount(0);
    await openOwnText(page);
    await ownTextDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(ownTextDialog(page)).toHaveCount(0);

    for (const text of [sentences.repeat(8).trim(), sentences.repeat(30).trim()]) {
      await beginOwnText(page, text);
      await typeInSight(page, text);
      await expect(resultHeading(page)).toBeFocused();
      await expectFigures(page, { Errors: "0" });
    }
  });
}

test("the menu opens and closes in a browser without dialogs", async ({ page }) => {
  await page.addInitScript(takeAbilities, false);
  await page.setViewportSize({ width: 390, height: 664 });
  await openPage(page, "/about");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.click();
  await expect(menu.getByRole("link", { name: "FAQ" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

/** Types the text to its end, all but the last keys of each stretch at once. */
async function typeInSight(page: Page, text: string) {
  for (let start = 0; start < text.length; start += 100) {
    await page.keyboard.insertText(text.slice(start, start + 98));
    await page.keyboard.type(text.slice(start + 98, start + 100));
    if (start + 100 < text.length) await expect.poll(() => isCurrentInSight(page)).toBe(true);
  }
}

/** Run in the page, before its scripts: takes from the browser what a page could do without. */
function takeAbilities(throws: boolean): void {
  const take = (holder: object, name: string) => {
    Reflect.deleteProperty(holder, name);
    if (!throws) return;
    const refuse = () => {
      throw new Error(`no ${name}`);
    };
    Object.defineProperty(holder, name, { value: refuse, configurable: true });
  };
  for (const name of ["showModal", "show"]) take(HTMLDialogElement.prototype, name);
  for (const name of [
    "IntersectionObserver",
    "ResizeObserver",
    "AudioContext",
    "FontFace",
    "Highlight",
  ]) {
    take(window, name);
  }
  Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
  addEventListener("command", (event) => event.preventDefault(), true);
  Reflect.deleteProperty(Document.prototype, "fonts");
  for (const name of ["userActivation", "languages"]) {
    Reflect.deleteProperty(Navigator.prototype, name);
  }
  if (!throws) Reflect.deleteProperty(window, "CSS");
  Reflect.deleteProperty(window, "visualViewport");
  // There by its name alone.
  Object.assign(window, { ClipboardItem: undefined });
}

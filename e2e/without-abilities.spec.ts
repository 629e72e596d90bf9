import { expect, type Page } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { completePassage, expectResultFocused, typingField } from "./test-aids/typing.ts";

for (const how of ["is missing", "throws"] as const) {
  test(`where sound ${how}, without clipboard items and invoker commands: menu, a test with sounds, report`, async ({
    page,
  }) => {
    await page.addInitScript(takeAbilities, how === "throws");
    await page.setViewportSize({ width: 390, height: 664 });
    await openPage(page, "/");
    await expectMenuWorks(page);
    await page.evaluate(() => location.assign("#10words-keysounds-endsound"));
    await expect(page.getByTestId("passage")).toHaveText(/^(?:\S+ ){9}\S+$/);
    await typingField(page).focus();
    await completePassage(page);
    await expectResultFocused(page);
    await expect(page.getByRole("region", { name: "Report" })).toBeVisible();
  });
}

async function expectMenuWorks(page: Page) {
  const menu = page.getByRole("dialog", { name: "Menu" });
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.click();
  await expect(menu.getByRole("link", { name: "FAQ" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toHaveCount(0);
}

/** Runs in the page before its scripts: removes what settings, extensions or the browser's age can take away. */
function takeAbilities(throws: boolean): void {
  Reflect.deleteProperty(window, "AudioContext");
  if (throws) {
    const value = () => {
      throw new Error("no AudioContext");
    };
    Object.defineProperty(window, "AudioContext", { value, configurable: true });
  }
  Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
  addEventListener("command", (event) => event.preventDefault(), true);
  // Defined, but only by name.
  Object.assign(window, { ClipboardItem: undefined });
}

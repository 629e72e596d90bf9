import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { sharedPageTest as test } from "./test.ts";

test("a drag that begins in the drawer and ends beside it leaves it open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await openPage(page, "/contact");
  await menuButton(page).click();
  await drawer(page).getByRole("link", { name: "Home" }).hover();
  await page.mouse.move(300, 500);
  await page.mouse.down();
  await page.mouse.move(10, 600);
  await page.mouse.up();
  await expect(drawer(page)).toBeVisible();
});

function menuButton(page: Page) {
  return page.getByRole("button", { name: "Menu", exact: true });
}

function drawer(page: Page) {
  return page.getByRole("dialog", { name: "Menu" });
}

import { expect, type Page } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { test } from "./test.ts";

test.use({ viewport: { width: 390, height: 720 } });

test("a link in the drawer closes it and leads to its page", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await menuButton(page).click();
  await drawer(page).getByRole("link", { name: "FAQ" }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Frequently Asked Questions");
  await expect(page.locator(":focus")).toHaveText("Frequently Asked Questions · Keypace");
});

test("keys stay in the open drawer, and Escape closes it", async ({ page }) => {
  await openPage(page, "/");
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  for (let times = 0; times < 12; times += 1) {
    await page.keyboard.press("Tab");
    const isOutside = page.locator("body :focus:not(dialog *)");
    await expect(isOutside).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
});

test("a tap beside the drawer closes it", async ({ page }) => {
  await openPage(page, "/contact");
  await menuButton(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(10, 600);
  await expect(drawer(page)).toHaveCount(0);
});

test("a drag that begins in the drawer and ends beside it leaves it open", async ({ page }) => {
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

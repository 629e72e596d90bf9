import { expect, type Page } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { completePassage, expectResultFocused, typingField } from "./test-aids/typing.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await recordMotion(page);
});

test("nothing moves on the pages when a control is pressed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await openPage(page, "/contact");
  await page.getByRole("button", { name: "Dark theme" }).click();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Home" }).hover();
  await page.getByRole("button", { name: "Close menu" }).click();
  for (const label of ["Name", "Email", "Subject", "Message"]) {
    await page.getByLabel(label, { exact: true }).fill("ada@home.example");
  }
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  expect(await motions(page)).toEqual([]);
});

test("nothing moves when a result and its replay appear, and Start Typing Test is at the top at once", async ({
  page,
}) => {
  await openPage(page, "/");
  const start = page.getByRole("button", { name: "Start Typing Test" });
  await start.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const place = await start.evaluate((button: HTMLElement) => {
    button.click();
    return scrollY;
  });
  expect(place).toBe(0);

  await typingField(page).focus();
  await completePassage(page);
  await expectResultFocused(page);
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await expect(page.getByText("Your system is set to reduce motion")).toBeVisible();
  expect(await motions(page)).toEqual([]);
});

declare global {
  interface Window {
    motions: string[];
  }
}

/** Makes pages opened from now on record every animation and transition. */
async function recordMotion(page: Page) {
  await page.addInitScript(() => {
    window.motions = [];
    for (const kind of ["animationstart", "transitionrun"]) {
      addEventListener(kind, ({ target }) => {
        window.motions.push(`${kind} of ${target instanceof Element ? target.outerHTML : "?"}`);
      });
    }
  });
}

function motions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.motions);
}

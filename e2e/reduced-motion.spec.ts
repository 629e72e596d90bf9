import { expect, type Page } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { completePassage, resultHeading, typingField } from "./test-aids/typing.ts";

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

test("with less motion, Start Typing Test is at the top at once, and the replay goes a key at a time, and says why", async ({
  page,
}) => {
  await test.step("Start Typing Test is at the top at once", async () => {
    await openPage(page, "/");
    const start = page.getByRole("button", { name: "Start Typing Test" });
    await start.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const places = await start.evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    });
    expect(places).toBe(0);
  });
  await test.step("with less motion, the replay goes a key at a time, and says why", async () => {
    await typingField(page).focus();
    await completePassage(page);
    await expect(resultHeading(page)).toBeFocused();
    await page.getByRole("button", { name: "Replay", exact: true }).click();
    const report = page.getByRole("region", { name: "Report" });
    await page.getByRole("button", { name: "Replay" }).click();
    await expect(report.getByText("Your system is set to reduce motion")).toBeVisible();
    await expect(report.getByRole("button", { name: "Play" })).toHaveCount(0);
    const moment = report.getByRole("slider", { name: "Position in the replay" });
    await report.getByRole("button", { name: "Next key" }).click();
    await expect(moment).toHaveValue("1");
    await report.getByRole("button", { name: "Previous key" }).click();
    await expect(moment).toHaveValue("0");
    expect(await motions(page)).toEqual([]);
  });
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

import { expect } from "@playwright/test";
import { expectInView, typePart } from "./test-aids/in-view.ts";
import { illegibleTexts } from "./test-aids/legibility.ts";
import { openPage } from "./test-aids/open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "./test-aids/opened-tests.ts";
import { sitePages } from "./test-aids/site-pages.ts";
import { test } from "./test.ts";
import { openTest, shownPassage } from "./test-aids/typing.ts";
import { beginOwnText, pressMode, openOwnText } from "./test-aids/exercise-picker.ts";

// A text size set in the browser also applies to media queries.
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
});

test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    "32px",
  );
  expect(await page.evaluate(() => matchMedia(`(width: ${innerWidth / 32}em)`).matches)).toBe(true);
});

test("with texts twice as large, what is typed is in view, and nothing is beyond the window of a laptop or a phone", async ({
  page,
}) => {
  await openTest(page);
  for (const [width, height] of [
    [1280, 720],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await beginOwnText(page, "a text of one's own that goes on for long enough ".repeat(60));
    const text = await shownPassage(page);
    for (let start = 0; start < 200; start += 40) {
      await typePart(page, text, start, start + 40);
      await expectInView(page, false);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("with texts twice as large, no page is wider than a window of 320 pixels, and in one of 390 pixels no dialog scrolls sideways, but a table does before its words break", async ({
  page,
}) => {
  await test.step("no page is wider than a window of 320 pixels", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const { path } of sitePages) {
      await openPage(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });
  await test.step("no sentence beside something else is narrower than a third of the window", async () => {
    const expectWide = async (text: string) => {
      const box = () => page.getByText(text, { exact: true }).boundingBox();
      await expect.poll(async () => (await box())?.width, text).toBeGreaterThan(120);
    };
    await openPage(page, "/faq");
    await expectWide("Is Keypace really free?");
    await openPage(page, "/#r=nonsense");
    await expectWide("This result link is incomplete or was changed. Ask for it again.");
    await openPage(page, "/#endless");
    await expectWide("Time after your last key is not counted.");
    await expectWide("The clock starts with your first character.");
    const steps = [{ text: "a plan" }];
    const plan = { format: "keypace-plan", version: 1, title: "Plan", steps };
    await openTestFiles(page, jsonFile("a.keypace-plan.json", JSON.stringify(plan)));
    await expectWide("Speed as Keypace counts it");
  });
  await test.step("the header covers no place that an address names", async () => {
    await page.setViewportSize({ width: 390, height: 1000 });
    await openPage(page, "/faq#data-storage");
    const place = page.locator("#data-storage");
    await expect(place).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    const { y = 0 } = (await place.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
  await test.step("in a window of 390 pixels, no dialog scrolls sideways, but a table does before its words break", async () => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openTest(page);
    const options = await page.getByRole("button", { name: "Options" }).boundingBox();
    expect(options?.width).toBeGreaterThan(100);
    const expectNarrow = async () => {
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
    };
    await openOwnText(page);
    await expectNarrow();
    await page.keyboard.press("Escape");
    await pressMode(page, "Custom length");
    await expectNarrow();
    await page.keyboard.press("Escape");

    const log = JSON.stringify(logOf("the other three are here. ".repeat(6), () => 150));
    await openTestFiles(page, jsonFile("test.json", log));
    const progress = progressSection(page);
    await progress.getByRole("button", { name: "Certificate" }).click();
    await expect(page.getByRole("dialog").getByRole("figure").locator("svg")).toBeVisible();
    await expectNarrow();
    expect(await illegibleTexts(page)).toEqual([]);
    await page.getByLabel("Document").selectOption("Form for a supervised test");
    await expect(page.getByRole("term").filter({ hasText: "Calculation" })).toBeVisible();
    await expectNarrow();
    await page.keyboard.press("Escape");
    await progress.getByText("Test by test").click();
    const table = progress.getByRole("region", { name: /^Each test/ });
    await expect(table).toHaveAttribute("tabindex", "0");
    expect(await table.getByText("Untitled").evaluate((name) => name.getClientRects().length)).toBe(
      1,
    );
    await progress.getByRole("button", { name: /^1 / }).click();
    await expect(page.getByRole("heading", { name: "How it was measured" })).toBeVisible();
    for (const fold of ["Section by section", "Details"]) {
      await page.getByRole("dialog").getByText(fold, { exact: true }).click();
    }
    await expectNarrow();
    // As with texts of 24 px on that phone.
    await page.setViewportSize({ width: 520, height: 886 });
    await expectNarrow();
  });
});

import { expect, type Page } from "@playwright/test";
import { type Color, parse, wcagContrast } from "culori";
import { openPage } from "./test-aids/open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "./test-aids/opened-tests.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  chooseLevel,
  figure,
  openTest,
  expectResultFocused,
  resultHeading,
  typePassage,
} from "./test-aids/typing.ts";
import { countSheets } from "./test-aids/count-sheets.ts";
import { beginOwnText } from "./test-aids/exercise-picker.ts";

test("a result is printed with its report as it is unfolded, without controls, dark on white in either theme; a hard passage with mistakes takes one sheet, headed by its name and the day", async ({
  page,
}) => {
  await openTest(page);
  await chooseLevel(page, "Hard");
  await page.keyboard.type("##");
  await typePassage(page, 2);
  await expectResultFocused(page);
  const report = page.getByRole("region", { name: "Report" });
  await expect(report.getByRole("heading", { name: "How it was measured" })).toBeVisible();
  for (const format of ["A4", "Letter"]) {
    expect(await countSheets(page, { format }), format).toBe(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Passage, hard · \d+ \p{L}+ \d{4}$/u)).toBeVisible();
  const parts = report.getByRole("heading", { level: 3 });
  await expect(parts).toHaveText(["Mistakes", "Keys"]);

  await page.emulateMedia({ media: "screen" });
  await report.getByText("Section by section").click();
  await expect(report.getByRole("table", { name: /^Speed around/ })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(resultHeading(page)).toBeVisible();
  await expect(figure(page, "Accuracy")).toBeVisible();
  await expect(parts).toHaveText(["Mistakes", "Pace", "Keys"]);
  await expect(report.getByRole("table", { name: /^Speed around/ })).toBeVisible();
  for (const role of ["button", "textbox", "radio", "combobox"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText("restarts.")).toBeHidden();
  await expect(page.getByText("How fast do you type?")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  // The name of the site, at the top of the sheet.
  await expect(page.getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("link")).toHaveAccessibleName("Keypace");
  await expectDarkOnWhite(page);

  await page.emulateMedia({ media: "screen" });
  await report.getByText("Figures and formulas").click();
  await page.emulateMedia({ media: "print" });
  await expect(parts.last()).toHaveText("How it was measured");
  // Firefox cuts lines and pictures in grids at the end of a sheet.
  const around = page.locator(":is(body, #root, main, section):has(h3:visible)");
  const displays = await around.evaluateAll((elements) =>
    elements.map((element) => getComputedStyle(element).display),
  );
  expect(new Set(displays)).toEqual(new Set(["block"]));
  // A sheet is narrower than the windows in which the pace reserves most space.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(page.locator("[data-has-mistakes]")).toHaveCSS("min-block-size", "0px");
});

test("pages are printed whole, without the menus around them, dark on white in either theme", async ({
  page,
}) => {
  await openPage(page, "/faq");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText("WPM stands for words per minute.")).toBeVisible();
  await expectDarkOnWhite(page);
});

test("a long text takes one sheet while it is typed", async ({ page }) => {
  await openTest(page);
  await beginOwnText(page, "Only the part around the caret is drawn. ".repeat(50));
  await page.keyboard.type("Only");
  expect(await countSheets(page, { format: "A4" })).toBe(1);
});

test("while a saved test is open, its report is printed without the page behind it", async ({
  page,
}) => {
  await openPage(page, "/");
  const log = logOf("the bakers carried their crates across the square. ".repeat(3), () => 180);
  // Noon of the day in the time zone of the tests.
  const typedOn = new Date(2026, 4, 6, 12).toISOString();
  const saved = JSON.stringify({ title: "Passage, easy", typedOn, log });
  await openTestFiles(page, jsonFile("may.json", saved));
  await progressSection(page).getByText("Test by test").click();
  await progressSection(page).getByRole("button", { name: "1 Passage, easy" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved test" });
  await expect(dialog.getByRole("heading", { name: "Keys", exact: true })).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Passage, easy, 6 May 2026");
  await expect(dialog.getByRole("heading", { name: "Keys", exact: true })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Progress" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(await countSheets(page, { format: "A4" })).toBe(1);
});

/** In either theme. Browsers do not print backgrounds unless the reader asks for them. */
async function expectDarkOnWhite(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html.dark")).toHaveCount(colorScheme === "dark" ? 1 : 0);
    await expectDarkInk(page);
  }
}

async function expectDarkInk(page: Page) {
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const colors = await page.evaluate(() => {
    const seen = Array.from(document.querySelectorAll("main *")).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    return [...new Set(seen.map((element) => getComputedStyle(element).color))];
  });
  expect(colors).not.toHaveLength(0);
  for (const color of colors) {
    expect(wcagContrast(parse(color) as Color, "white"), color).toBeGreaterThanOrEqual(7);
  }
}

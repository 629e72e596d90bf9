import { expect, type Page } from "@playwright/test";
import { type Color, parse, wcagContrast } from "culori";
import { openPage } from "./open-page.ts";
import { test } from "./test.ts";
import { figure, openTest, resultHeading, typePassage } from "./typing.ts";

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test("a result is printed with its report, without controls, dark on white", async ({
      page,
    }) => {
      await openTest(page);
      await page.keyboard.type("##");
      await typePassage(page, 2);
      await expect(resultHeading(page)).toBeFocused();
      const report = page.getByRole("region", { name: "Report" });
      await report.getByText("Place by place").click();
      await expect(report.getByRole("table", { name: /^Speed about/ })).toBeVisible();

      await page.emulateMedia({ media: "print" });
      await expect(resultHeading(page)).toBeVisible();
      await expect(figure(page, "Accuracy")).toBeVisible();
      for (const name of ["Pace", "Mistakes", "Keys", "Compare"]) {
        await expect(report.getByRole("heading", { name, exact: true })).toBeVisible();
      }
      await expect(report.getByRole("table", { name: /^Speed about/ })).toBeVisible();
      for (const role of ["button", "textbox", "radio", "combobox"] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(page.getByText("restarts. The clock starts")).toBeHidden();
      await expect(report.getByRole("heading", { name: "Share or save" })).toBeHidden();
      await expect(report.getByRole("heading", { name: "How it was measured" })).toBeHidden();
      await expectDarkOnWhite(page);
    });

    test("pages are printed whole, without the menus around them, dark on white", async ({
      page,
    }) => {
      await openPage(page, "/faq");
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByText("WPM stands for words per minute.")).toBeVisible();
      await expectDarkOnWhite(page);
    });
  });
}

/** Grounds are left out in print unless the reader asks for them. */
async function expectDarkOnWhite(page: Page) {
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const colors = await page.evaluate(() => {
    const seen = Array.from(document.querySelectorAll("main *")).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    return [...new Set(seen.map((element) => getComputedStyle(element).color))];
  });
  expect(colors.length).toBeGreaterThan(1);
  for (const color of colors) {
    expect(wcagContrast(parse(color) as Color, "white"), color).toBeGreaterThanOrEqual(7);
  }
}

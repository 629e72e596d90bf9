import { expect } from "@playwright/test";
import { test } from "./test.ts";
import { openTest, resultHeading } from "./typing.ts";
import { beginOwnText } from "./what-to-type.ts";

test("a key pressed while the page is held up is timed when it was pressed", async ({ page }) => {
  await openTest(page);
  await beginOwnText(page, "held up");
  await page.keyboard.type("held");
  await page.evaluate(holdUp);
  // The press is on its way while the page stands still.
  await page.keyboard.press(" ");
  await page.keyboard.type("up");
  await expect(resultHeading(page)).toBeVisible();

  const report = page.getByRole("region", { name: "Report" });
  await report.getByText("Figures and formulas").click();
  const delay = report.locator("dt:text-is('The page’s own delay') + dd");
  await expect(delay).toHaveText(/of 7 keys$/);
  const [, worst = "0"] = /worst ([\d.,]+) ms/.exec((await delay.textContent()) ?? "") ?? [];
  expect(Number(worst)).toBeGreaterThan(300);
  await expect(report.locator("dt:text-is('Dwell time') + dd")).toHaveText(/ms$/);
});

/** Runs in the page: has it stand still for 0.6 s as soon as this is told. */
function holdUp(): void {
  setTimeout(() => {
    const until = performance.now() + 600;
    while (performance.now() < until);
  });
}

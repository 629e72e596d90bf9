import { execFileSync } from "node:child_process";
import { expect } from "@playwright/test";
import { blockPage } from "./test-aids/block-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { openTest, resultHeading } from "./test-aids/typing.ts";
import { shortcuts } from "./test-aids/shortcuts.ts";
import { choose } from "./test-aids/result-lists.ts";
import { beginOwnText } from "./test-aids/exercise-picker.ts";
import { savedBy } from "./test-aids/saved-by.ts";
import { explainedFigures } from "./test-aids/whole-report.ts";

test("a saved log gives every figure of its report again, by npm run figures", async ({ page }) => {
  await openTest(page);
  await beginOwnText(page, "Ça va? The cat 👩‍🚀 sat on the mat, and went on sitting there.");
  await page.keyboard.type("Ça va? Teh caat ");
  await page.keyboard.press(shortcuts.deleteWordBefore);
  await page.keyboard.type("cat 👩‍🚀 st on the nat, ");
  await page.evaluate(blockPage);
  await page.keyboard.type("and went on sitting there..");
  await expect(resultHeading(page)).toBeVisible();

  const report = page.getByRole("region", { name: "Report" });
  await report.getByRole("combobox", { name: "Keyboard" }).selectOption("AZERTY");
  await report.getByText("Figures and formulas").click();
  const shown = await explainedFigures(report);
  expect(shown).toHaveLength(15);

  const { path } = await savedBy(page, () => choose(page, "Save", "Keystroke log"));
  const printed = execFileSync(process.execPath, ["scripts/run.js", "figures", path], {
    encoding: "utf8",
  });
  const lines = printed.split("\n").map((line) => line.split(/ {2,}/));
  expect(lines).toEqual(expect.arrayContaining(shown));
});

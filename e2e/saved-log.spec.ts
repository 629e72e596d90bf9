import { execFileSync } from "node:child_process";
import { expect, type Locator } from "@playwright/test";
import { blockPage } from "./hold-up.ts";
import { sharedPageTest as test } from "./test.ts";
import { openTest, resultHeading } from "./typing.ts";
import { shortcuts } from "./shortcuts.ts";
import { choose } from "./result-lists.ts";
import { beginOwnText } from "./what-to-type.ts";

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
  const shown = await explained(report);
  expect(shown).toHaveLength(19);

  const download = page.waitForEvent("download");
  await choose(page, "Save", "Keystroke log");
  const log = await (await download).path();
  const printed = execFileSync(process.execPath, ["scripts/run.js", "figures", log], {
    encoding: "utf8",
  });
  const lines = printed.split("\n").map((line) => line.split(/ {2,}/));
  expect(lines).toEqual(expect.arrayContaining(shown));
});

/** Names and values of the part How it was measured. */
function explained(report: Locator): Promise<string[][]> {
  return report
    .locator("details", { hasText: "Figures and formulas" })
    .getByRole("term")
    .evaluateAll((terms) =>
      terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]),
    );
}

import { expect } from "@playwright/test";
import { openPage } from "../test-aids/open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "../test-aids/opened-tests.ts";
import { dialogStates } from "../test-aids/test-states.ts";
import { expectPaintedLikeField } from "../test-aids/painted-passage.ts";
import { sharedPageTest as test } from "../test.ts";
import {
  completePassage,
  expectFigures,
  expectResultFocused,
  openTest,
} from "../test-aids/typing.ts";
import { openOwnText, ownTextDialog, ownTextField } from "../test-aids/exercise-picker.ts";
import { translatePages } from "../test-aids/translate-pages.ts";
import { unfoldReport } from "../test-aids/whole-report.ts";

test("in a translated page, the test still shows and measures what is typed", async ({ page }) => {
  await translatePages(page);
  await openTest(page);
  await expect(page.locator("main font").first()).toBeAttached();
  await page.keyboard.type("##");
  await expectFigures(page, { Accuracy: "0 %", Errors: "2" });
  await expectPaintedLikeField(page);
  await expect(page.locator("#passage-text font, [data-testid=passage] font, dd font")).toHaveCount(
    0,
  );
  await completePassage(page, 2);
  await expectResultFocused(page);
  await expect(page.locator("[data-result] font")).toHaveCount(0);

  const report = await unfoldReport(page);
  await expect(report.locator("ruby")).toHaveText([/#/, /#/]);
  await expect(report.locator("ruby font")).toHaveCount(0);
  const inField = report
    .getByText("You typed")
    .locator("xpath=ancestor-or-self::p/following-sibling::p[1]");
  await report.getByRole("slider", { name: "Position in the replay" }).press("Home");
  for (const typed of ["#", "##"]) {
    await report.getByRole("button", { name: "Next key" }).click();
    await expect(inField).toHaveText(typed);
  }

  await openOwnText(page);
  for (const text of ["One text", "Another\ttext"]) {
    await ownTextField(page).fill(text);
    await expect(ownTextDialog(page).locator("blockquote")).toHaveText(text.replace("\t", " "));
  }
});

test("in a translated page, progress still shows the opened files and the chosen kind", async ({
  page,
}) => {
  await translatePages(page);
  await openPage(page, "/");
  await expect(page.locator("main font").first()).toBeAttached();
  const progress = progressSection(page);
  const open = (name: string, text: string) => openTestFiles(page, jsonFile(name, text));
  await open("letter.json", "Dear Ada");
  await expect(progress.getByText("letter.json is not a file of saved tests")).toBeVisible();
  // Five characters are a word: 60 WPM, then 120.
  const tests = [200, 200, 200, 100, 100, 100].map((interval, index) => ({
    title: interval === 200 ? "Passage" : "Code",
    typedOn: new Date(2026, 4, 1 + index, 12).toISOString(),
    log: logOf(`the square at night ${index} `.repeat(2), () => interval),
  }));
  await open("tests.json", JSON.stringify(tests));
  await expect(progress.getByText("Open more files")).toBeVisible();
  await expect(progress.getByText("letter.json")).toHaveCount(0);
  const kinds = progress.getByRole("combobox");
  for (const [kind, speeds] of [
    ["Code", /^steady at 1\d\d WPM from the first test to the last two/],
    ["Passage", /^steady at 6\d WPM from the first test to the last two/],
    ["", /^These tests are of different kinds/],
  ] as const) {
    await kinds.selectOption(kind);
    await expect(progress.getByText(speeds)).toBeVisible();
  }
});

test("in a translated page, plans are made and lines kept or not, without an error", async ({
  page,
}) => {
  await translatePages(page);
  await openPage(page, "/#make-a-plan");
  const builder = page.getByRole("dialog", { name: "Make a plan" });
  await expect(builder.locator("font").getByText("3 tests, about 3 minutes.")).toBeVisible();
  await builder.getByLabel("Title").clear();
  await expect(builder.getByText("The title is missing")).toBeVisible();
  await builder.getByRole("button", { name: "Two keyboards" }).click();
  await expect(builder.getByText("8 tests, about 7 minutes.")).toBeVisible();
  await page.keyboard.press("Escape");

  await openOwnText(page);
  const keepsLines = ownTextDialog(page).getByText("Press Enter at the end of each line");
  await ownTextField(page).fill("if (a) {\n  go();\n}");
  await expect(keepsLines).toBeVisible();
  await ownTextField(page).fill("One text");
  await expect(keepsLines).toHaveCount(0);
});

test("in a translated page, dialogs whose texts change cause no error", async ({ page }) => {
  await translatePages(page);
  for (const { name, reach } of dialogStates) {
    await test.step(name, async () => {
      await reach(page);
      await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    });
  }
});

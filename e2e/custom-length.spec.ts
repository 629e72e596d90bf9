import { expect, type Locator, type Page } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { paintedSigns } from "./test-aids/painted-passage.ts";
import { sharedPageTest as test, sharedClockTest as clockTest } from "./test.ts";
import {
  expectFigures,
  expectResultFocused,
  figure,
  openTest,
  resultHeading,
  shownPassage,
  typingField,
} from "./test-aids/typing.ts";
import { modeButton } from "./test-aids/exercise-picker.ts";

test("a number of words is set by keyboard alone, typed to the end, and replaced by as many others", async ({
  page,
}) => {
  await openTest(page);
  await modeButton(page, "120 seconds").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("alert")).toHaveText("Press Enter to set a custom length.");
  await page.keyboard.press("Enter");
  // The dialog remembers a length that was picked and not begun.
  await dialog(page).getByRole("radio", { name: "Seconds" }).check();
  await page.keyboard.press("Escape");
  await modeButton(page, "Custom length").click();
  await expect(dialog(page).getByRole("spinbutton", { name: "Number of seconds" })).toHaveValue(
    "90",
  );
  await expect(dialog(page).getByRole("radio", { name: "Seconds" })).toBeChecked();
  await expect(dialog(page).getByRole("radio", { name: "Seconds" })).toBeFocused();
  const words = dialog(page).getByRole("spinbutton", { name: "Number of words" });
  await words.focus();
  // On the way from 10 to 20.
  await words.fill("0");
  await expect(words).toHaveValue("0");
  for (const wrong of ["9", "2001", "10.5", ""]) {
    await words.fill(wrong);
    await page.keyboard.press("Enter");
    await expectRefused(words);
  }
  await dialog(page).getByRole("button", { name: "Start" }).click();
  await expect(words).toBeFocused();
  await expectRefused(words);
  await words.fill("12");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await expect(modeButton(page, "Custom length")).toBeChecked();
  await expect(typingField(page)).toBeFocused();

  const first = await shownPassage(page);
  expect(first.split(" ")).toHaveLength(12);
  expect(first).toMatch(/^[A-Z].*\.$/);
  await typeKeys(page, first);
  await expect(resultHeading(page)).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => shownPassage(page)).not.toBe(first);
  expect((await shownPassage(page)).split(" ")).toHaveLength(12);
});

test("without capitals and punctuation, random words are small letters, and the level stays to be chosen", async ({
  page,
}) => {
  await openTest(page);
  await openCustomLength(page);
  await dialog(page).getByLabel("Easy words in random order").check();
  await dialog(page).getByLabel("Capitals and punctuation").uncheck();
  await begin(page);
  expect(await shownPassage(page)).toMatch(/^(?:[a-z]+ ?){50}$/);
  await page.locator("label", { hasText: /^Hard$/ }).click();
  await expect(modeButton(page, "Custom length")).toBeChecked();
  await expect.poll(() => shownPassage(page)).toMatch(/^(?:[a-z]{5,} ?){50}$/);

  // The dialog remembers the setting.
  await openCustomLength(page);
  await expect(dialog(page).getByLabel("Hard words in random order")).toBeChecked();
  await dialog(page).getByLabel("Numbers").check();
  await begin(page);
  expect(await shownPassage(page)).toMatch(/ \d{1,4} /);
});

test("endless practice goes on until Tab and Enter end it, and its clock stops with the last key", async ({
  page,
}) => {
  await openTest(page);
  await openCustomLength(page);
  await dialog(page).getByLabel("Until I stop").check();
  await begin(page);
  await expect(page.getByText("Time left", { exact: true })).toHaveCount(0);
  const text = await shownPassage(page);
  await typeKeys(page, text.slice(0, 40));
  await page.keyboard.insertText(text.slice(40));
  await expectFigures(page, { Errors: "0" });
  await expect.poll(() => paintedSigns(page)).toMatch(/\.$/);
  await expect(page.getByText("Tab Enter ends practice.")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectResultFocused(page);
  await expect(page.getByText("Tab Enter restarts.")).toBeVisible();
  await expectFigures(page, { Errors: "0" });
  await expect(figure(page, "Time")).toHaveText(/^\d s$/);
});

clockTest(
  "a timed test takes 5 to 3,600 seconds, at the chosen level; an hour with ten keys ends at its limit, and has a result",
  async ({ page }) => {
    await page.clock.install();
    await openTest(page);
    await openCustomLength(page);
    const seconds = dialog(page).getByRole("spinbutton", { name: "Number of seconds" });
    for (const [amount, reading] of [
      ["59", ""],
      ["60", "= 1 min"],
      ["90", "= 1 min 30 s"],
      ["90.5", ""],
      ["500", "= 8 min 20 s"],
      ["3600", "= 60 min"],
      ["", ""],
    ] as const) {
      await seconds.fill(amount);
      await expect(dialog(page).getByRole("status")).toHaveText(reading);
    }
    await seconds.fill("4");
    await seconds.press("Enter");
    await expectRefused(seconds);
    await seconds.fill("3600");
    await seconds.press("Enter");
    await expectFigures(page, { "Time left": "3600 s" });
    await expect(typingField(page)).toBeFocused();
    await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();

    await page.keyboard.type((await shownPassage(page)).slice(0, 10));
    await page.clock.fastForward(3_600_000);
    await expect(resultHeading(page)).toHaveText(/^0 words per minute, 100 percent accuracy/);
    await expectFigures(page, { Time: "3600 s", Errors: "0" });
    await expect(page.getByRole("region", { name: "Report" })).toBeVisible();
  },
);

/** The browser says why the form does not take a number. */
async function expectRefused(field: Locator) {
  await expect(field).toBeVisible();
  expect(await field.evaluate((input) => input.matches(":user-invalid"))).toBe(true);
}

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Custom length" });
}

async function openCustomLength(page: Page) {
  await modeButton(page, "Custom length").click();
  await expect(dialog(page)).toBeVisible();
}

async function begin(page: Page) {
  await dialog(page).getByRole("button", { name: "Start" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(typingField(page)).toBeFocused();
}

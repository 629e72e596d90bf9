import { expect } from "@playwright/test";
import { passages } from "../src/content/passages.ts";
import { inputTimes, recordInputTimes } from "./input-times.ts";
import { test } from "./test.ts";
import {
  chooseLevel,
  expectFigures,
  figure,
  openTest,
  resultHeading,
  shownPassage,
  typePassage,
  typingField,
} from "./typing.ts";

const levels = [
  ["Easy", passages.easy],
  ["Medium", passages.medium],
  ["Hard", passages.hard],
] as const;

test("the test opens at the easy level, at rest", async ({ page }) => {
  await openTest(page);
  await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();
  expect(passages.easy).toContain(await shownPassage(page));
  await expect(typingField(page)).toHaveAttribute("placeholder", "Start typing here...");
  await expectFigures(page, { Speed: "0 WPM", Accuracy: "100 %", Time: "0 s", Errors: "0" });
});

for (const [level, bank] of levels) {
  test(`${level}: all five passages come up, none twice in a row`, async ({ page }) => {
    await openTest(page);
    if (level !== "Easy") await chooseLevel(page, level);
    let shown = await shownPassage(page);
    const seen = new Set([shown]);
    for (let restarts = 0; seen.size < bank.length && restarts < 100; restarts += 1) {
      await page.getByRole("button", { name: "Restart" }).click();
      // Until then the page may scroll away from under the mouse.
      await expect(typingField(page)).toBeFocused();
      const next = await shownPassage(page);
      expect(next).not.toBe(shown);
      shown = next;
      seen.add(shown);
    }
    expect([...seen].toSorted()).toEqual(bank.toSorted());
  });
}

test("a passage typed with the keyboard comes to a result by the formulas", async ({ page }) => {
  await recordInputTimes(page);
  await openTest(page);
  await chooseLevel(page, "Medium");
  const passage = await shownPassage(page);
  await page.keyboard.type(`##${passage.slice(2)}`);

  await expect(resultHeading(page)).toBeVisible();
  const times = await inputTimes(page);
  const milliseconds = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const speed = Math.round(passage.length / 5 / (milliseconds / 60_000));
  await expect(resultHeading(page)).toHaveText(new RegExp(`^${speed} words per minute`));
  await expectFigures(page, {
    // Two wrong of about two hundred.
    Accuracy: "99%",
    Time: `${Math.floor(milliseconds / 1000)} s`,
    Errors: "2",
    "Wrong keystrokes": "2",
  });
});

test("a complete test is closed, and Try Again opens the next one", async ({ page }) => {
  await openTest(page);
  await chooseLevel(page, "Hard");
  const passage = await shownPassage(page);
  await typePassage(page);

  await expect(typingField(page)).toBeDisabled();
  await expect(typingField(page)).toHaveAttribute(
    "placeholder",
    "Test completed! Click restart to try again.",
  );
  await expect(typingField(page)).toHaveValue(passage);

  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(typingField(page)).toBeFocused();
  await expect(typingField(page)).toHaveValue("");
  await expect(typingField(page)).toHaveAttribute("placeholder", "Start typing here...");
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
  await expect(resultHeading(page)).toHaveCount(0);
  await expectFigures(page, { Speed: "0 WPM", Accuracy: "100 %", Time: "0 s", Errors: "0" });
  const next = await shownPassage(page);
  expect(passages.hard).toContain(next);
  expect(next).not.toBe(passage);
});

test("on a wide screen the result takes no more room than the live figures", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  await openTest(page);
  const passage = page.getByTestId("passage");
  const place = await passage.boundingBox();
  await typePassage(page);
  await expect(resultHeading(page)).toBeVisible();
  await expect.poll(() => passage.boundingBox()).toEqual(place);
});

test("Tab and Enter restart a test under way", async ({ page }) => {
  await openTest(page);
  const passage = await shownPassage(page);
  await page.keyboard.type("Some words");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(typingField(page)).toBeFocused();
  await expect(typingField(page)).toHaveValue("");
  await expectFigures(page, { Speed: "0 WPM", Accuracy: "100 %", Time: "0 s", Errors: "0" });
  expect(await shownPassage(page)).not.toBe(passage);
});

test("choosing a level starts that level's test, by mouse or keyboard", async ({ page }) => {
  await openTest(page);
  await page.keyboard.type("Some words");
  await chooseLevel(page, "Hard");
  await expect(typingField(page)).toHaveValue("");
  expect(passages.hard).toContain(await shownPassage(page));

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("radio", { name: "Hard" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  await expect(typingField(page)).toBeFocused();
  expect(passages.medium).toContain(await shownPassage(page));
});

test("errors fall when they are corrected, wrong keystrokes do not", async ({ page }) => {
  await openTest(page);
  await page.keyboard.type("##");
  await expectFigures(page, { Accuracy: "0 %", Errors: "2" });
  await page.keyboard.press("Backspace");
  await expectFigures(page, { Accuracy: "0 %", Errors: "1" });
  await page.keyboard.press("Backspace");
  await expectFigures(page, { Accuracy: "100 %", Errors: "0" });
  await typePassage(page);
  await expectFigures(page, { Accuracy: "100%", Errors: "0", "Wrong keystrokes": "2" });
});

test("pasted text is accepted, and the result says that it was no typing", async ({ page }) => {
  await openTest(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 42));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("ControlOrMeta+X");
  await expect(typingField(page)).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+V");
  await typePassage(page, 42);
  await expect(
    page.getByText("42 characters were pasted, so this is not a measure of typing."),
  ).toBeVisible();
});

test("text longer than the passage completes it as well", async ({ page }) => {
  await openTest(page);
  const length = (await shownPassage(page)).length;
  await page.keyboard.type("#".repeat(length - 1));
  await expect(typingField(page)).toBeEnabled();
  await page.keyboard.insertText("###");
  // The two that stand beyond the end differ from nothing: 2 right of about two hundred.
  await expect(resultHeading(page)).toHaveText(/ 1 percent accuracy/);
  await expect(figure(page, "Errors")).toHaveText(`${length}`);
});

test("nothing is read out while typing, nor with the result but its heading, until the report is used", async ({
  page,
}) => {
  await openTest(page);
  const live = page.locator(
    ":is([aria-live], [role=status], [role=log], [role=alert], [role=timer], [role=progressbar], output, progress):not([aria-label=Report] *)",
  );
  await page.keyboard.type("Some words");
  await expect(live).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+A");
  await typePassage(page);
  await expect(resultHeading(page)).toBeFocused();
  await expect(live).toHaveCount(0);
});

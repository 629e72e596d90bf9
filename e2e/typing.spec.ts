import { expect } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { passages } from "../src/content/passages.ts";
import { inputDuration, recordInputTimes } from "./test-aids/input-times.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  chooseLevel,
  completePassage,
  expectFigures,
  expectResultFocused,
  openTest,
  headingAt,
  resultHeading,
  shownPassage,
  typingField,
  tryAgain,
  restart,
} from "./test-aids/typing.ts";

test("the test opens at the easy level, at rest, and its field says what to do whenever it is empty", async ({
  page,
}) => {
  await openTest(page);
  await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();
  expect(passages.easy).toContain(await shownPassage(page));
  const field = typingField(page);
  await expect(field).toHaveAttribute("placeholder", "Start typing here...");
  await expectFigures(page, { Speed: "0 WPM", Accuracy: "100 %", Time: "0 s", Errors: "0" });
  await page.keyboard.type("T");
  await expect(field).not.toHaveAttribute("placeholder");
  await page.keyboard.press("Backspace");
  await expect(field).toHaveAttribute("placeholder", "Start typing here...");
});

test("all five passages of a level come up, none twice in a row", async ({ page }) => {
  await openTest(page);
  await chooseLevel(page, "Hard");
  let shown = await shownPassage(page);
  const seen = new Set([shown]);
  for (let restarts = 0; seen.size < passages.hard.length && restarts < 100; restarts += 1) {
    await restart(page);
    const next = await shownPassage(page);
    expect(next).not.toBe(shown);
    shown = next;
    seen.add(shown);
  }
  expect([...seen].toSorted()).toEqual(passages.hard.toSorted());
});

test("a passage typed with the keyboard comes to a result by the formulas", async ({ page }) => {
  await recordInputTimes(page);
  await openTest(page);
  await chooseLevel(page, "Medium");
  const passage = await shownPassage(page);
  await typeKeys(page, `##${passage.slice(2)}`);

  await expect(resultHeading(page)).toBeVisible();
  const milliseconds = await inputDuration(page);
  const speed = Math.round((12_000 * passage.length) / milliseconds);
  await expect(resultHeading(page)).toHaveText(headingAt(speed));
  await expectFigures(page, {
    // Two wrong of about two hundred.
    Accuracy: "99%",
    Time: `${Math.floor(milliseconds / 1000)} s`,
    Errors: "2",
    "Wrong keystrokes": "2",
  });

  await expect(typingField(page)).toBeDisabled();
  await expect(typingField(page)).toHaveAttribute(
    "placeholder",
    "Test completed! Click restart to try again.",
  );
  await tryAgain(page);
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  await expect(resultHeading(page)).toHaveCount(0);
});

test("nothing is read out while typing, and only its heading with the result, until the report is used", async ({
  page,
}) => {
  await openTest(page);
  const regions = page.locator(
    ":is([aria-live], [role=status], [role=log], [role=alert], [role=timer], [role=progressbar], output, progress):not([aria-label=Report] *)",
  );
  const live = regions.filter({ visible: true });
  await page.keyboard.type("Some words");
  await expect(live).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+A");
  await completePassage(page);
  await expectResultFocused(page);
  await expect(live).toHaveCount(0);
});

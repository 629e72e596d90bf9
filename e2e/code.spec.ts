import { expect } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { paintedRuns } from "./test-aids/painted-passage.ts";
import { advanceUntilFocused } from "./test-aids/stopped-clock.ts";
import { sharedClockTest as clockTest, sharedPageTest as test } from "./test.ts";
import {
  expectFigures,
  openTest,
  resultHeading,
  shownPassage,
  typingField,
  waitForDeferredParts,
} from "./test-aids/typing.ts";
import { shortcuts } from "./test-aids/shortcuts.ts";
import {
  chooseMode,
  modeButton,
  openOwnText,
  ownTextDialog,
  ownTextField,
  typeThisText,
} from "./test-aids/exercise-picker.ts";

test("a piece of code is one key away, another with each press, and its language can be chosen", async ({
  page,
}) => {
  await openTest(page);
  const language = page.getByRole("combobox", { name: "Language" });
  await chooseMode(page, "Code");
  const first = await language.inputValue();
  expect(first).not.toBe("en");
  await modeButton(page, "Code").click();
  await expect(language).not.toHaveValue(first);

  await language.selectOption("Python");
  await expect(
    page.getByText(
      /^Python\. Press Enter at the end of each line\. Indentation is filled in for you\./,
    ),
  ).toBeVisible();
  await expect(modeButton(page, "Code")).toBeChecked();
  await expect(
    page.getByRole("group", { name: "Difficulty" }).getByRole("radio", { checked: true }),
  ).toHaveCount(0);
  await chooseMode(page, "Passage");
  await expect(language).toHaveValue("en");
  await chooseMode(page, "Code");
  await expect(language).toHaveValue("Python");
});

test("a piece of code is shown whole, and none of its lines wraps", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/#java");
  await expect(page.getByText(/^Java\. Press Enter/)).toBeVisible();
  const lines = await page.getByTestId("passage").evaluate((passage) => {
    const { lineHeight } = getComputedStyle(passage);
    return passage.scrollHeight / Number.parseFloat(lineHeight);
  });
  expect(Math.round(lines)).toBe(9);
  await expect(typingField(page)).toBeInViewport({ ratio: 1 });
});

clockTest("after code the weak spots are drilled in code", async ({ page }) => {
  await page.clock.install();
  await page.goto("/#bash");
  await expect(typingField(page)).toBeFocused();
  await waitForDeferredParts(page);
  // While the clock stands still, no key is slow.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const code = (await shownPassage(page)).replaceAll("↵", "").replaceAll(/\n +/g, "\n");
  await typeKeys(page, code.replaceAll('"', "x"));
  await expect(resultHeading(page)).toBeVisible();
  await modeButton(page, "Weak spots").click();
  await advanceUntilFocused(page);
  await expect(page.getByText('Code with ", which you missed.')).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Language" })).toHaveValue("Bash");
  expect(await shownPassage(page)).toMatch(/(?:\S*"\S* .*){5}/);
});

test("lines end with Enter; their indentation is neither typed nor counted, unless the text keeps or loses it by choice", async ({
  page,
}) => {
  await test.step("lines end with Enter, shown as a mark; their indentation is neither typed nor counted, and is named", async () => {
    await openTest(page);
    await openOwnText(page);
    const keep = ownTextDialog(page).getByRole("checkbox", { name: /^Keep lines and indentation/ });
    await expect(keep).not.toBeChecked();
    await ownTextField(page).fill("\tif (a) {\n\t\tgo();\n\t}");
    await expect(keep).toBeChecked();
    await typeThisText(page);

    await page.keyboard.type("if (a) {");
    expect(await paintedRuns(page)).toEqual([
      ["correct", "if (a) {"],
      ["current", "↵\n"],
      ["pending", "    go();↵\n}"],
    ]);
    await page.keyboard.press("Enter");
    await page.keyboard.type("go");
    await expectFigures(page, { Errors: "0", Accuracy: "100 %" });

    // Tab leaves the field, as everywhere.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Restart" })).toBeFocused();
    await typingField(page).focus();
    await page.keyboard.press(shortcuts.endOfLine);
    await page.keyboard.type("();\n}");
    await expect(resultHeading(page)).toHaveText(/100 percent accuracy/);
    await expectFigures(page, { Errors: "0", "Wrong keystrokes": "0" });
    await expect(
      page.getByText("4 spaces of indentation were filled in for you and not counted."),
    ).toBeVisible();
  });
  await test.step("what looks like code can be typed without its indentation, and a text can keep its own", async () => {
    await openOwnText(page);
    await ownTextField(page).fill("if (a) {\n  go();\n}");
    const keep = ownTextDialog(page).getByRole("checkbox", { name: /^Keep lines and indentation/ });
    await keep.uncheck();
    await expect(
      ownTextDialog(page).getByText("Surplus spaces and line endings removed: 2"),
    ).toBeVisible();
    await ownTextField(page).fill("The sea is calm,\n  the boats are in.");
    await keep.check();
    await typeThisText(page);
    await page.keyboard.type("The sea is calm,\nthe boats are in.");
    await expect(resultHeading(page)).toHaveText(/100 percent accuracy/);
  });
});

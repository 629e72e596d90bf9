import { expect, type Page } from "@playwright/test";
import { visitAboutAndReturn } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { figure, openTest, shownPassage, typingField } from "./test-aids/typing.ts";
import {
  beginOwnText,
  chooseMode,
  modeButton,
  ownTextDialog,
  ownTextField,
  pressMode,
} from "./test-aids/exercise-picker.ts";

test("texts, levels and the dialog for one's own text are used with the keyboard alone", async ({
  page,
}) => {
  await test.step("every text is one key away from any other, by arrows among the keys, which the focus does not leave", async () => {
    await openTest(page);
    await modeButton(page, "Passage").focus();
    for (const name of ["15 seconds", "30 seconds", "60 seconds", "120 seconds"]) {
      await page.keyboard.press("ArrowRight");
      await expect(modeButton(page, name)).toBeChecked();
      await expect(modeButton(page, name)).toBeFocused();
      await expect(figure(page, "Time left")).toHaveText(`${Number.parseInt(name, 10)} s`);
    }
    await page.keyboard.press("ArrowRight");
    await expect(bar(page).getByRole("alert")).toHaveText("Press Enter to set a custom length.");
    await page.keyboard.press("ArrowRight");
    await expect(bar(page).getByRole("alert")).toHaveText("Press Enter to add your text.");
    await page.keyboard.press("ArrowRight");
    await expect(modeButton(page, "Code")).toBeChecked();
    await expect(modeButton(page, "Code")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(bar(page).getByRole("alert")).toHaveText(
      /^Take a test first\. The drill is built from what you type slowly or miss/,
    );
    await page.keyboard.press("ArrowRight");
    await expect(modeButton(page, "Passage")).toBeChecked();
    await expect(bar(page).getByRole("alert")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(typingField(page)).toBeFocused();
  });
  await test.step("arrow keys among the levels choose and stay; Space and Enter lead on to the field", async () => {
    const level = (name: string) => page.getByRole("radio", { name });
    await level("Easy").focus();
    await page.keyboard.press("ArrowRight");
    await expect(level("Medium")).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(level("Hard")).toBeChecked();
    await expect(level("Hard")).toBeFocused();
    for (const key of ["Space", "Enter"]) {
      const shown = await shownPassage(page);
      await level("Hard").focus();
      await page.keyboard.press(key);
      await expect(typingField(page)).toBeFocused();
      expect(await shownPassage(page)).not.toBe(shown);
      await expect(typingField(page)).toHaveValue("");
    }
  });
  await test.step("the dialog for one's own text can be used with the keyboard alone", async () => {
    await modeButton(page, "Passage").focus();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(ownTextField(page)).toBeVisible();
    await expect(ownTextField(page)).toBeFocused();
    for (const name of [/^Keep lines/, "Type this text", "Open a file…"]) {
      await page.keyboard.press("Tab");
      await expect(ownTextDialog(page).locator(":focus")).toHaveAccessibleName(name);
    }
    await page.keyboard.press("Escape");
    await expect(ownTextDialog(page)).toHaveCount(0);
    await expect(typingField(page)).toBeFocused();
    // The arrow keys skipped it.
    await expect(modeButton(page, "Code")).toBeChecked();

    await modeButton(page, "Your text").click();
    await expect(ownTextField(page)).toBeFocused();
    await page.keyboard.type("Some words");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(typingField(page)).toBeFocused();
    expect(await shownPassage(page)).toBe("Some words");
  });
});

test("a dialog ends a running test, the chosen level begins another passage, and choices hold after other pages", async ({
  page,
}) => {
  await test.step("a dialog opened in a running test ends it, and leads back to an untouched one", async () => {
    await openTest(page);
    for (const [name, title] of [
      ["Your text", "Your text"],
      ["Custom length", "Custom length"],
    ] as const) {
      await page.keyboard.type("Some");
      await expect(figure(page, "Accuracy")).not.toHaveText("100 %");
      await pressMode(page, name);
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      await expect(typingField(page)).toHaveValue("");
      await expect(figure(page, "Accuracy")).toHaveText("100 %");
      await page.keyboard.press("Escape");
      await expect(modeButton(page, "Passage")).toBeChecked();
      await expect(typingField(page)).toBeFocused();
      await expect(figure(page, "Time")).toHaveText("0 s");
    }
  });
  await test.step("choosing the chosen level again begins another passage", async () => {
    for (let times = 0; times < 3; times += 1) {
      const shown = await shownPassage(page);
      await chooseMode(page, "Passage");
      expect(await shownPassage(page)).not.toBe(shown);
    }
  });
  await test.step("what was chosen is still chosen after other pages", async () => {
    await beginOwnText(page, "Words to come back to");
    await visitAboutAndReturn(page);
    await expect(modeButton(page, "Your text")).toBeChecked();
    expect(await shownPassage(page)).toBe("Words to come back to");

    await chooseMode(page, "120 seconds");
    await visitAboutAndReturn(page);
    await expect(modeButton(page, "120 seconds")).toBeChecked();
    await expect(figure(page, "Time left")).toHaveText("120 s");
  });
});

test("in a narrow window three modes are behind More…, which focuses the first, and the chosen one beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTest(page);
  for (const name of ["Custom length", "Your text", "Code"]) {
    await expect(modeButton(page, name)).toBeHidden();
  }
  await expect(bar(page).getByText("s", { exact: true }).first()).toBeVisible();
  const more = page.getByRole("button", { name: "More…" });
  await more.press("Enter");
  await expect(modeButton(page, "Custom length")).toBeFocused();
  const list = await page.locator(":popover-open").boundingBox();
  expect(list?.height).toBeGreaterThan(120);
  expect(list?.height).toBeLessThan(240);
  await modeButton(page, "Code").click();
  await expect(modeButton(page, "Code")).toBeChecked();
  await expect(typingField(page)).toBeFocused();
  await expect(modeButton(page, "Code")).toBeVisible();
  await expect(modeButton(page, "Your text")).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(more).toBeHidden();
  await expect(modeButton(page, "Your text")).toBeVisible();
});

function bar(page: Page) {
  return page.getByRole("region", { name: "Typing test" });
}

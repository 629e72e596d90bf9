import { expect } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test, test as ownPageTest } from "./test.ts";
import {
  completePassage,
  expectResultFocused,
  shownPassage,
  typingField,
  waitForDeferredParts,
} from "./test-aids/typing.ts";
import { modeButton } from "./test-aids/exercise-picker.ts";

test("visitors who arrive and type are typing the test, and nothing scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, "/");
  await expect(typingField(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.type((await shownPassage(page)).slice(0, 5));
  await expect(typingField(page)).toHaveValue((await shownPassage(page)).slice(0, 5));
});

test("a key pressed while nothing has the focus goes to the field, and so does a click on the passage; other keys keep their meaning", async ({
  page,
}) => {
  await test.step("keys on a control, and keys with Control, Command or Alt, keep their meaning", async () => {
    await openPage(page, "/");
    await waitForDeferredParts(page);
    await page.getByRole("heading", { name: "Features" }).click();
    await page.keyboard.press("ControlOrMeta+c");
    await page.keyboard.press("Alt+x");
    await expect(typingField(page)).not.toBeFocused();
    await modeButton(page, "Passage").focus();
    await page.keyboard.press("x");
    await expect(modeButton(page, "Passage")).toBeFocused();
    await expect(typingField(page)).toHaveValue("");
  });
  await test.step("but a letter on a button goes to the field, and so does a space in the middle of a text if the button was clicked", async () => {
    const options = page.getByRole("button", { name: "Options" });
    for (const [open, typed] of [
      ["Dark theme", "a"],
      ["Options", "ab"],
    ] as const) {
      await page.getByRole("button", { name: open }).click();
      await page.keyboard.press(typed.slice(-1));
      await expect(typingField(page)).toHaveValue(typed);
      await expect(page.getByLabel("Hide live stats")).toBeHidden();
    }
    await options.click();
    await page.getByLabel("Hide live stats").click();
    await page.keyboard.press("Escape");
    await expect(options).toBeFocused();
    await page.keyboard.press("Space");
    await expect(typingField(page)).toHaveValue("ab ");
    // Reached by Tab, the button keeps the space, which opens and closes the options.
    await options.click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(page.getByLabel("Hide live stats")).toBeHidden();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(options).toBeFocused();
    await page.keyboard.press("x");
    await expect(typingField(page)).toHaveValue("ab x");
    await page.keyboard.press("Backspace");
  });
  await test.step("a key pressed while nothing has the focus goes to the field, a space as well", async () => {
    await page.getByRole("heading", { name: "Features" }).click();
    await expect(typingField(page)).not.toBeFocused();
    await page.keyboard.type("a bc");
    await expect(typingField(page)).toHaveValue("ab a bc");
  });
  await test.step("a click on the passage focuses the field, but not one that selects a word", async () => {
    await page.getByTestId("passage").dblclick();
    await expect(typingField(page)).not.toBeFocused();
    await page.getByTestId("passage").click({ position: { x: 40, y: 20 } });
    await page.keyboard.press("Backspace");
    await expect(typingField(page)).toHaveValue("ab a b");
  });
});

test("an address that names a place in the page keeps the focus there", async ({ page }) => {
  await openPage(page, "/#main");
  await expect(typingField(page)).not.toBeFocused();
});

test("Start Typing Test leads to the top, and the caret into the field, which the first key brings into view", async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 600],
    [1440, 1440],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/");
    await waitForDeferredParts(page);
    await page.getByRole("button", { name: "Start Typing Test" }).click();
    await expect(typingField(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // Measurements after a layout are done by the second frame.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => scrollY), `${width} × ${height}`).toBe(0);
    await page.keyboard.press("x");
    await expect(typingField(page)).toBeInViewport({ ratio: 1 });
  }
  await test.step("after a test it starts the next one", async () => {
    await completePassage(page, 1);
    await expectResultFocused(page);
    await page.getByRole("button", { name: "Start Typing Test" }).click();
    await expect(typingField(page)).toBeFocused();
    await expect(typingField(page)).toHaveValue("");
    await expect(typingField(page)).toBeInViewport({ ratio: 1 });
  });
});

test("Enter held on Restart types nothing into the new test; after Restart, a level or Try Again, undo and redo bring nothing back", async ({
  page,
}) => {
  await test.step("Enter held on Restart types nothing into the new test", async () => {
    await openPage(page, "/");
    await page.keyboard.type("Some words");
    await page.keyboard.press("Tab");
    await page.keyboard.down("Enter");
    await expect(typingField(page)).toBeFocused();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(typingField(page)).toHaveValue("");
    await page.keyboard.press("x");
    await expect(typingField(page)).toHaveValue("x");
  });
  await test.step("after Restart, a level or Try Again, undo and redo bring nothing back", async () => {
    for (const leave of [
      () => page.getByRole("button", { name: "Restart" }).click(),
      () => page.getByRole("radio", { name: "Hard" }).click(),
      async () => {
        await page.keyboard.insertText(await shownPassage(page));
        await page.getByRole("button", { name: "Try Again" }).click();
      },
    ]) {
      for (let times = 0; times < 2; times += 1) {
        await page.keyboard.type("Some words");
        await leave();
        await expect(typingField(page)).toBeFocused();
        for (const key of ["z", "z", "Shift+z", "Shift+z"]) {
          await page.keyboard.press(`ControlOrMeta+${key}`);
        }
        await expect(typingField(page)).toHaveValue("");
      }
    }
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  ownPageTest(
    "the field waits to be touched, also in the race of a link, and no hint names a missing key",
    async ({ page }) => {
      await openPage(page, "/");
      await expect(typingField(page)).not.toBeFocused();
      await expect(page.getByText("The clock starts with your first character.")).toBeVisible();
      await expect(page.getByText("restarts.")).toBeHidden();

      await page.setViewportSize({ width: 360, height: 640 });
      await page.clock.install();
      await openPage(page, "/#easy-pace60");
      await expect(page.getByText("a steady 60 WPM")).toBeInViewport();
      // Elsewhere the field has the focus 100 ms later.
      await page.clock.runFor(500);
      await expect(typingField(page)).not.toBeInViewport({ ratio: 1 });
      await typingField(page).tap();
      await expect(typingField(page)).toBeInViewport({ ratio: 1 });
    },
  );
});

import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";
import { figure, openTest, shownPassage, typingField } from "./typing.ts";
import { begin, beginOwnText, menu, menuButton, openMenu, ownTextField } from "./what-to-type.ts";

test("the menu is walked through and used with the keyboard alone", async ({ page }) => {
  await openTest(page);
  await page.keyboard.press("Shift+Tab");
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ownTextField(page)).toBeVisible();
  await expect(menu(page).getByRole("button", { name: "Close" })).toBeFocused();
  const stops = [
    "Type a passage",
    "15 seconds",
    "30 seconds",
    "60 seconds",
    "120 seconds",
    "Your own text",
    "Type this text",
    "Open a file …",
    "Make a drill",
  ];
  for (const name of stops) {
    await page.keyboard.press("Tab");
    await expect(menu(page).locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();

  await page.keyboard.press("Space");
  await expect(menu(page).getByRole("button", { name: "Close" })).toBeFocused();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(typingField(page)).toBeFocused();
  await expect(figure(page, "Time left")).toHaveText("30 s");
});

test("Type a passage leads back to the level's passages, another one than shown", async ({
  page,
}) => {
  await openTest(page);
  for (let times = 0; times < 6; times += 1) {
    const shown = await shownPassage(page);
    await openMenu(page);
    await begin(page, "Type a passage");
    expect(await shownPassage(page)).not.toBe(shown);
  }
  await expect(menuButton(page)).toHaveText("What to type: Passage");
});

test("what was chosen is still chosen after other pages", async ({ page }) => {
  await openTest(page);
  await beginOwnText(page, "Words to come back to");
  await readAboutAndComeBack(page);
  await expect(menuButton(page)).toHaveText("What to type: Your own text");
  expect(await shownPassage(page)).toBe("Words to come back to");

  await openMenu(page);
  await begin(page, "120 seconds");
  await readAboutAndComeBack(page);
  await expect(menuButton(page)).toHaveText("What to type: 120 seconds");
  await expect(figure(page, "Time left")).toHaveText("120 s");
});

test("on a small phone with its keyboard up, the caret's line and the field's end are in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openTest(page);
  await openMenu(page);
  await begin(page, "60 seconds");
  const text = await shownPassage(page);
  for (let start = 0; start < 600; start += 100) {
    await page.keyboard.type(text.slice(start, start + 100));
    await expect(page.locator("[data-state=current]")).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole("banner").boundingBox();
    const current = await page.locator("[data-state=current]").boundingBox();
    expect(current?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

async function readAboutAndComeBack(page: Page) {
  const links = page.getByRole("navigation", { name: "Main" });
  await links.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
  await links.getByRole("link", { name: "Home" }).click();
}

import { expect } from "@playwright/test";
import { isCurrentInSight } from "./painted-passage.ts";
import { openPage } from "./open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { openTest, shownPassage, typingField } from "./typing.ts";

test("enlarged four times, the field and the line to be typed are in view together", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openTest(page);
  const passage = await shownPassage(page);
  for (let start = 0; start < passage.length - 20; start += 20) {
    await page.keyboard.type(passage.slice(start, start + 20));
    await expect.poll(() => isCurrentInSight(page)).toBe(true);
    await expect(typingField(page)).toBeInViewport({ ratio: 0.99 });
  }
});

test("the header stays at the top of a window, but not of a low one", async ({ page }) => {
  const header = page.getByRole("banner");
  await openPage(page, "/terms");
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.mouse.wheel(0, 2000);
  await expect(header).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 479 });
  await expect(header).not.toBeInViewport();
});

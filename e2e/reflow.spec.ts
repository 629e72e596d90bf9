import { expect, type Page } from "@playwright/test";
import { illegibleTexts, scrolledSideways } from "./legibility.ts";
import { openPage } from "./open-page.ts";
import { states } from "./states.ts";
import { expectKindsOfComplaint, test } from "./test.ts";
import { openTest, shownPassage, typingField } from "./typing.ts";

test.describe("enlarged four times in a window of 1280 by 1024 pixels, and with wider spacing", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const { name, reach, complaints: expected = [], widest = Infinity } of states) {
    test(`${name} is legible throughout without scrolling sideways`, async ({
      page,
      complaints,
    }) => {
      await reach(page);
      await expectLegible(page);
      await widenSpacing(page);
      await expectLegible(page);
      if (widest >= 1280) {
        await page.setViewportSize({ width: 1280, height: 1024 });
        await expectLegible(page);
      }
      await expectKindsOfComplaint(complaints, expected);
    });
  }
});

test("enlarged four times, the field and the line to be typed are in view together", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openTest(page);
  const passage = await shownPassage(page);
  for (let start = 0; start < passage.length - 20; start += 20) {
    await page.keyboard.type(passage.slice(start, start + 20));
    await expect(page.locator("[data-state=current]")).toBeInViewport({ ratio: 1 });
    await expect(typingField(page)).toBeInViewport({ ratio: 1 });
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

async function expectLegible(page: Page) {
  expect.soft(await scrolledSideways(page)).toEqual([]);
  expect.soft(await illegibleTexts(page)).toEqual([]);
}

/** As readers may set it, by WCAG 2.2, success criterion 1.4.12. */
async function widenSpacing(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p {
        margin-block-end: 2em !important;
      }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

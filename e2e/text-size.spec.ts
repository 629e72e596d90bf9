import { expect } from "@playwright/test";
import { chromiumArguments, findChromiumForPages } from "../scripts/browsers/chromium.ts";
import { expectInView, typeStretch } from "./in-sight.ts";
import { openPage } from "./open-page.ts";
import { sitePages } from "./site-pages.ts";
import { test } from "./test.ts";
import { openTest, shownPassage } from "./typing.ts";
import { beginOwnText } from "./what-to-type.ts";

const executablePath = findChromiumForPages();

// Set in the browser, a text size counts in the page's media queries, too.
test.use({
  launchOptions: {
    args: [...chromiumArguments, "--blink-settings=defaultFontSize=32,defaultFixedFontSize=32"],
    ...(executablePath && { executablePath }),
  },
});

for (const [width, height] of [
  [1280, 720],
  [390, 664],
] as const) {
  test(`with texts twice as large, what is typed is in view, and nothing beside a window of ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openTest(page);
    await beginOwnText(page, "a text of one's own that goes on for long enough ".repeat(60));
    const text = await shownPassage(page);
    for (let start = 0; start < 200; start += 40) {
      await typeStretch(page, text, start, start + 40);
      await expectInView(page, false);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("with texts twice as large, no page is wider than a window of 320 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const { path } of sitePages) {
    await openPage(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

import { expect, type Page } from "@playwright/test";
import { faultsBy } from "./focus-stops.ts";
import { illegibleTexts, scrolledSideways, widenSpacing } from "./legibility.ts";
import { states } from "./states.ts";
import { expectKindsOfComplaint, sharedPageTest as test } from "./test.ts";
import { colorViolations, violations } from "./violations.ts";

for (const state of states) {
  const { name, reach, complaints: expected = [], widest = Infinity, isWideTabbed = false } = state;
  test(`${name}: axe finds nothing, Tab leads to every control in view, enlarged text is legible`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await reach(page);
    const show = async (width: number, height: number) => {
      if (width <= widest) await page.setViewportSize({ width, height });
      return width <= widest;
    };

    await test.step("axe, all rules on a phone in the dark, colours on a wide screen in the light", async () => {
      await show(320, 720);
      await expectTheme(page, "dark");
      expect.soft(await violations(page)).toEqual([]);
      await show(1280, 720);
      await expectTheme(page, "light");
      expect.soft(await colorViolations(page)).toEqual([]);
    });

    // Each layout in one direction: backwards on the phone, where the header covers more of the window.
    for (const [key, width, height] of [
      ["Shift+Tab", 320, 568],
      ["Tab", 1280, 720],
    ] as const) {
      if ((width === 1280 && !isWideTabbed) || !(await show(width, height))) continue;
      await test.step(`${key}, ${width} pixels wide`, async () => {
        expect.soft(await faultsBy(page, key)).toEqual([]);
      });
    }

    await test.step("on the narrowest phone", async () => {
      await show(280, 653);
      expect.soft(await scrolledSideways(page)).toEqual([]);
    });

    // With the text spacing of WCAG, which takes more space.
    await widenSpacing(page);
    await test.step("enlarged four times in a window of 1280 by 1024 pixels", async () => {
      await show(320, 256);
      await expectLegible(page);
    });
    await test.step("not enlarged", async () => {
      if (await show(1280, 1024)) await expectLegible(page);
    });
    await expectKindsOfComplaint(complaints, expected);
  });
}

async function expectTheme(page: Page, theme: "light" | "dark") {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
  // A control under the header can be scrolled into view.
  await page.evaluate(() => scrollTo(0, 0));
}

async function expectLegible(page: Page) {
  expect.soft(await scrolledSideways(page)).toEqual([]);
  expect.soft(await illegibleTexts(page)).toEqual([]);
}

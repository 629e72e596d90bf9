import { expect, type Page } from "@playwright/test";
import { focusFaults } from "./test-aids/focus-stops.ts";
import { illegibleTexts, scrolledSideways, widenSpacing } from "./test-aids/legibility.ts";
import { type State, visits } from "./test-aids/states.ts";
import { expectKindsOfProblem, sharedPageTest as test } from "./test.ts";
import { colorViolations, violations } from "./test-aids/violations.ts";

for (const { name, states } of visits) {
  test(`${name}: axe finds nothing, Tab leads to every control in view, enlarged text is legible`, async ({
    page,
    problems,
  }) => {
    test.slow(states.length > 5, "has many states");
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const state of states) {
      await test.step(state.name, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await state.reach(page);
        await expectAccessible(page, state);
        await expectKindsOfProblem(problems, state.problems ?? []);
      });
    }
  });
}

async function expectAccessible(
  page: Page,
  { widest = Infinity, isWideTabbed = false, isWhole = false }: State,
) {
  const show = async (width: number, height: number) => {
    if (width <= widest) await page.setViewportSize({ width, height });
    return width <= widest;
  };

  await test.step("on a phone in the dark: axe, all rules, and Shift+Tab, as the header covers more of the window", async () => {
    await show(320, 568);
    await expectTheme(page, "dark");
    expect.soft(await violations(page, isWhole)).toEqual([]);
    expect.soft(await focusFaults(page, "Shift+Tab")).toEqual([]);
  });

  await test.step("on the narrowest phone", async () => {
    await show(280, 653);
    expect.soft(await scrolledSideways(page)).toEqual([]);
  });

  // With the text spacing of WCAG, which takes more space.
  const resetSpacing = await widenSpacing(page);
  await test.step("enlarged four times in a window of 1280 by 1024 pixels", async () => {
    await show(320, 256);
    await expectLegible(page);
  });
  await test.step("not enlarged", async () => {
    if (await show(1280, 1024)) await expectLegible(page);
  });
  await resetSpacing();

  await test.step("on a wide screen in the light: colours, and Tab", async () => {
    await show(1280, 720);
    await expectTheme(page, "light");
    expect.soft(await colorViolations(page, isWhole)).toEqual([]);
    if (isWideTabbed) expect.soft(await focusFaults(page, "Tab")).toEqual([]);
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

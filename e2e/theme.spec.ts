import { expect, type Page } from "@playwright/test";
import { paintedFrames, recordFrames } from "./test-aids/frames.ts";
import { holdBack } from "./test-aids/hold-back.ts";
import { openPage } from "./test-aids/open-page.ts";
import { sitePages } from "./test-aids/site-pages.ts";
import { sharedPageTest as test } from "./test.ts";

const background = "getComputedStyle(document.documentElement).backgroundColor";

test("the system's theme is on every page, from the first frame on, and nothing is stored", async ({
  page,
}) => {
  await recordFrames(page, `[${background}, document.documentElement.className]`);
  for (const [theme, paths] of [
    ["dark", sitePages.map(({ path }) => path)],
    // Every page has the same script.
    ["light", ["/", "/terms"]],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const seen = new Set<string>();
    for (const path of paths) {
      await openPage(page, path);
      await expect(toggle(page)).toHaveAttribute("aria-pressed", `${theme === "dark"}`);
      for (const frame of await paintedFrames(page)) seen.add(frame);
    }
    expect(seen.size).toBe(1);
    expect([...seen].join().endsWith("dark")).toBe(theme === "dark");
  }
  expect(await stored(page)).toEqual([]);
});

test("the button changes the theme and is remembered, from the first frame on", async ({
  page,
}) => {
  await openPage(page, "/");
  const light = await page.evaluate<string>(background);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  const dark = await page.evaluate<string>(background);
  expect(dark).not.toBe(light);
  expect(await stored(page)).toEqual([["theme", "dark"]]);

  await recordFrames(page, background);
  for (const path of ["/", "/terms"]) {
    await openPage(page, path);
    expect(await paintedFrames(page)).toEqual([dark]);
  }
  await toggle(page).click();
  await expect.poll(() => page.evaluate<string>(background)).toBe(light);
  expect(await stored(page)).toEqual([["theme", "light"]]);
});

test("the button works while its code is loading, and the choice stays when that has arrived", async ({
  page,
}) => {
  const release = await holdBack(page, "**/assets/*.js");
  await page.goto("/terms", { waitUntil: "commit" });
  await expect(toggle(page)).toBeVisible();
  const light = await page.evaluate<string>(background);
  for (const isDark of [true, false, true]) {
    await toggle(page).click();
    expect((await page.evaluate<string>(background)) === light).toBe(!isDark);
  }
  release();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  expect(await stored(page)).toEqual([["theme", "dark"]]);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  expect(await page.evaluate<string>(background)).toBe(light);
});

function toggle(page: Page) {
  return page.getByRole("button", { name: "Dark theme" });
}

function stored(page: Page): Promise<readonly (readonly [string, unknown])[]> {
  return page.evaluate(() => Object.entries(localStorage));
}

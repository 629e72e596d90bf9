import { expect, type Page } from "@playwright/test";
import { passages } from "../src/content/passages.ts";
import { sitePages } from "./test-aids/site-pages.ts";
import { test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("Home shows a passage and says what needs JavaScript, every answer can be opened, and no control does nothing", async ({
  page,
}) => {
  for (const { path } of sitePages) {
    await test.step(path, async () => {
      await page.goto(path);
      await looks[path]?.(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        const controls = page.locator("button, input, textarea, select").locator("visible=true");
        await expect(controls, path).toHaveCount(0);
      }
    });
  }

  await test.step("links lead on, by header and footer, on small screens too", async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
  });
});

/** What a page has for visitors without scripts. */
const looks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": async (page) => {
    const passage = page.getByTestId("passage");
    await expect(passage).toBeVisible();
    expect(passages.easy).toContain(await passage.textContent());
    await expectNoScriptText(page, "The typing test needs JavaScript");
    await page.setViewportSize({ width: 320, height: 400 });
    expect(await passage.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  },
  "/faq": async (page) => {
    await page.locator("#errors-counted summary").click();
    await expect(page.locator("#errors-counted p").first()).toBeVisible();
    await page.goto("/faq#wpm-calculation");
    await expect(page.locator("#wpm-calculation p").first()).toBeInViewport();
  },
  "/contact": async (page) => {
    await expectNoScriptText(page, "The form needs JavaScript");
    await expect(page.getByRole("main").locator('a[href^="mailto:"]').first()).toBeVisible();
  },
  // The words that people search for.
  "/privacy-policy": (page) =>
    expectWords(page, [
      "browser type and version",
      "referring site",
      "pages visited",
      "time spent",
      "CDN",
    ]),
  "/terms": (page) => expectWords(page, ["Modifications"]),
};

async function expectWords(page: Page, words: readonly string[]) {
  for (const word of words) await expect(page.getByRole("main")).toContainText(word);
}

/** Playwright's text locators ignore `<noscript>`. */
async function expectNoScriptText(page: Page, sentence: string) {
  const paragraph = page.locator("noscript p");
  await expect(paragraph).toBeVisible();
  expect(await paragraph.innerText()).toContain(sentence);
}

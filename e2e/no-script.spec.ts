import { expect, type Page } from "@playwright/test";
import { passages } from "../src/content/passages.ts";
import { sitePages } from "./site-pages.ts";
import { test } from "./test.ts";

test.use({ javaScriptEnabled: false });

test("Home shows a passage and says that the test needs JavaScript", async ({ page }) => {
  await page.goto("/");
  const passage = page.getByTestId("passage");
  await expect(passage).toBeVisible();
  expect(passages.easy).toContain(await passage.textContent());
  await expectNoScriptText(page, "The typing test needs JavaScript");
});

test("no page shows a control that does nothing", async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 720 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    for (const { path } of sitePages) {
      await page.goto(path);
      const controls = page.locator("button, input, textarea, select").locator("visible=true");
      await expect(controls, path).toHaveCount(0);
    }
  }
});

test("links lead on, by header and footer, on small screens too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms & Conditions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms & Conditions");
});

test("the privacy policy and the terms contain the words that people search for", async ({
  page,
}) => {
  for (const [path, words] of [
    [
      "/privacy-policy",
      ["browser type and version", "referring site", "pages visited", "time spent", "CDN"],
    ],
    ["/terms", ["Modifications"]],
  ] as const) {
    await page.goto(path);
    for (const word of words) await expect(page.getByRole("main"), path).toContainText(word);
  }
});

test("every answer of the FAQ can be opened", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("#errors-counted summary").click();
  await expect(page.locator("#errors-counted p").first()).toBeVisible();
});

test("the contact page offers a mail link in place of the form", async ({ page }) => {
  await page.goto("/contact");
  await expectNoScriptText(page, "The form needs JavaScript");
  await expect(page.getByRole("main").locator('a[href^="mailto:"]').first()).toBeVisible();
});

/** Playwright's text locators ignore `<noscript>`. */
async function expectNoScriptText(page: Page, sentence: string) {
  const paragraph = page.locator("noscript p");
  await expect(paragraph).toBeVisible();
  expect(await paragraph.innerText()).toContain(sentence);
}

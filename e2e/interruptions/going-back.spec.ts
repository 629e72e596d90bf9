import { expect } from "@playwright/test";
import { typeKeys } from "../test-aids/keys.ts";
import { chromiumOptions } from "../../scripts/browsers/chromium.ts";
import { test } from "../test.ts";
import {
  openTest,
  resultHeading,
  shownPassage,
  typingField,
  waitForDeferredParts,
} from "../test-aids/typing.ts";

test("visitors who leave a test and come back find it as it was, and the result says for how long", async ({
  playwright,
  baseURL,
}) => {
  // Playwright disables the back/forward cache.
  const browser = await playwright.chromium.launch({
    ...chromiumOptions(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await openTest(page);
  await waitForDeferredParts(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 20));
  await page.evaluate(() => {
    window.wasKept = false;
    addEventListener("pageshow", ({ persisted }) => {
      window.wasKept = persisted;
    });
  });

  await page.goto("/faq");
  await page.goBack({ waitUntil: "commit" });
  await expect(typingField(page)).toHaveValue(passage.slice(0, 20));
  expect(await page.evaluate(() => window.wasKept)).toBe(true);
  await typingField(page).focus();
  await typeKeys(page, passage.slice(20));
  await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
  await expect(page.getByText(/^The page was hidden for \d+\.\d s of this test/)).toBeVisible();
  await browser.close();
});

declare global {
  interface Window {
    wasKept: boolean;
  }
}

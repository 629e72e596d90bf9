import { expect } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";

test("the twelve questions have their ids, and one is opened by an address; the rest of the page is beside them", async ({
  page,
}) => {
  await test.step("the twelve questions have their ids, and are closed", async () => {
    await openPage(page, "/faq");
    const ids = await page
      .getByRole("group")
      .evaluateAll((questions) => questions.map((question) => question.id));
    expect(ids).toEqual([
      "free",
      "registration",
      "data-storage",
      "wpm-calculation",
      "mobile-support",
      "accuracy-calculation",
      "improve-speed",
      "average-speed",
      "browser-compatibility",
      "errors-counted",
      "test-duration",
      "different-texts",
    ]);
    await expect(page.locator("details[open]")).toHaveCount(0);
  });
  await test.step("an address with a question's id opens it and brings it into view", async () => {
    await page.goto("/robots.txt");
    await openPage(page, "/faq#different-texts");
    await expect(page.locator("details[open]")).toHaveAttribute("id", "different-texts");
    await expect(page.locator("#different-texts summary")).toBeInViewport({ ratio: 1 });
  });
  await test.step("the rest of the page is beside the questions", async () => {
    for (const name of ["100% Free", "Privacy First", "Mobile Ready", "Still Have Questions?"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    for (const tip of [
      /home row/i,
      /10.15 minutes/,
      /keyboard/i,
      /rhythm/i,
      /ten fingers/i,
      /wrists/i,
    ]) {
      await expect(main.getByText(tip).locator("visible=true").first()).toBeVisible();
    }
    const isBelow = await main.getByText("All options:").evaluate((sentence) => {
      const list = sentence.nextElementSibling?.getBoundingClientRect();
      return list && list.top >= sentence.getBoundingClientRect().bottom;
    });
    expect(isBelow).toBe(true);
  });
});

import { expect } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { sitePages } from "./site-pages.ts";
import { notFoundMessages, test } from "./test.ts";
import { openTest, resultHeading, shownPassage, typePassage } from "./typing.ts";
import { expectNoViolation, widthNeeded } from "./violations.ts";

for (const theme of ["light", "dark"] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    for (const { path } of sitePages) {
      test(`${path} has no violation`, async ({ page }) => {
        await openPage(page, path);
        await expectNoViolation(page);
      });
    }

    test("the not-found page has no violation", async ({ page, complaints }) => {
      await openPage(page, "/nowhere");
      await expectNoViolation(page);
      expect(complaints.splice(0)).toEqual(notFoundMessages("/nowhere"));
    });

    test("the typing test has no violation, under way with errors and complete", async ({
      page,
    }) => {
      await openTest(page);
      await page.keyboard.type("T## words");
      await expectNoViolation(page);
      await page.keyboard.press("ControlOrMeta+A");
      await typePassage(page);
      await expect(resultHeading(page)).toBeFocused();
      await expectNoViolation(page);
    });

    test("an open question has no violation", async ({ page }) => {
      await openPage(page, "/faq#data-storage");
      await expect(page.locator("details[open]")).toHaveCount(1);
      await expectNoViolation(page);
    });

    test("the contact form has no violation once it is sent", async ({ page }) => {
      await openPage(page, "/contact");
      for (const label of ["Name", "Email", "Subject", "Message"]) {
        await page.getByLabel(label, { exact: true }).fill("ada@home.example");
      }
      await page.getByRole("button", { name: "Send message" }).click();
      await expectNoViolation(page);
      await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
      await expectNoViolation(page);
    });

    test("the open drawer has no violation", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 720 });
      await openPage(page, "/about");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expectNoViolation(page);
    });
  });
}

test("no page scrolls sideways at 320 pixels", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of [...sitePages, { path: "/nowhere" }]) {
    await openPage(page, path);
    expect(await widthNeeded(page), path).toBeLessThanOrEqual(320);
  }
  expect(complaints.splice(0)).toEqual(notFoundMessages("/nowhere"));

  await openTest(page);
  await page.keyboard.insertText("W".repeat(150));
  expect(await widthNeeded(page)).toBeLessThanOrEqual(320);
  await page.keyboard.insertText("W".repeat((await shownPassage(page)).length));
  await expect(resultHeading(page)).toBeVisible();
  expect(await widthNeeded(page)).toBeLessThanOrEqual(320);
});

import { expect, type Page, test } from "@playwright/test";
import { openPage } from "./open-page.ts";
import { sitePages } from "./site-pages.ts";
import { expectComplaints, notFoundMessages } from "./test.ts";
import { openTest, resultHeading, typePassageAsPerson, typingField } from "./typing.ts";
import { modeKey, openOwnText, ownTextField, typeThisText } from "./what-to-type.ts";
import { useWholeReport } from "./whole-report.ts";

/** Opens every page and uses all that there is. It takes a clipboard that may be read and written. */
export async function visitAll(page: Page, complaints: string[]): Promise<void> {
  await test.step("every page, by its address and by its link", async () => {
    for (const { path } of sitePages) await openPage(page, path);
    for (const { path, heading } of sitePages) {
      await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    await openPage(page, "/nowhere");
    await expectComplaints(complaints, notFoundMessages("/nowhere"));
  });

  await test.step("every question", async () => {
    await openPage(page, "/faq");
    for (const question of await page.locator("summary").all()) await question.click();
  });

  await test.step("the contact form", async () => {
    await openPage(page, "/contact");
    for (const label of ["Name", "Email", "Subject", "Message"]) {
      await page.getByLabel(label, { exact: true }).fill("ada@home.example");
    }
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("button", { name: "Dismiss" }).click();
  });

  await test.step("a test with all of its report", async () => {
    await openTest(page);
    await typePassageAsPerson(page);
    await expect(resultHeading(page)).toBeFocused();
    await useWholeReport(page);
  });

  await test.step("every option and everything to type", async () => {
    await page.getByText("Options", { exact: true }).click();
    for (const option of ["Hide live figures", "Sound at the end", "Larger"]) {
      await page.getByLabel(option).check();
    }
    await page.locator("label", { hasText: "Hard" }).click();
    // The field scrolls into view as it takes the focus: a click before that may miss.
    await expect(typingField(page)).toBeFocused();
    await modeKey(page, "Weak spots").click();
    // A drill begins, or it is said why none can be made.
    await expect(typingField(page).and(page.locator(":focus")).or(noDrill(page))).toBeVisible();
    await openOwnText(page);
    await ownTextField(page).fill("A private letter");
    await typeThisText(page);
    await typePassageAsPerson(page);
    await expect(resultHeading(page)).toBeVisible();
  });

  await test.step("a result that somebody else claims", async () => {
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(typingField(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+V");
    await page.goto(await typingField(page).inputValue());
    await expect(page.getByText(/claimed/).first()).toBeVisible();
  });
}

function noDrill(page: Page) {
  const bar = page.getByRole("region", { name: "Typing test" });
  return bar.getByRole("alert").filter({ hasText: /./ });
}

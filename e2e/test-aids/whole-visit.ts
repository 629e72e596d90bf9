import { expect, type Page, test } from "@playwright/test";
import { waitForAllCode } from "./all-code.ts";
import { openPage } from "./open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "./opened-tests.ts";
import { sitePages } from "./site-pages.ts";
import { expectProblems, notFoundMessages } from "../test.ts";
import {
  openTenWords,
  expectResultFocused,
  resultHeading,
  typePassageAsPerson,
  typingField,
  tryAgain,
} from "./typing.ts";
import { modeButton, openOwnText, ownTextField, typeThisText } from "./exercise-picker.ts";
import { choose } from "./result-lists.ts";
import { useWholeReport } from "./whole-report.ts";

/**
 * Opens every page and uses every feature. Needs permission to read and write the clipboard.
 *
 * @param requests the requests so far: a test and all of its report add none.
 */
export async function visitAll(
  page: Page,
  problems: string[],
  requests: readonly string[],
): Promise<void> {
  await test.step("every page, by its address and by its link", async () => {
    for (const { path } of sitePages) await openPage(page, path);
    for (const { path, heading } of sitePages) {
      await page.locator(`footer a[href="${path}"], header a[href="${path}"]`).first().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    await openPage(page, "/nowhere");
    await expectProblems(problems, notFoundMessages("/nowhere"));
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
    await openTenWords(page);
    await waitForAllCode(page);
    const before = requests.length;
    await typePassageAsPerson(page);
    await expectResultFocused(page);
    await useWholeReport(page);
    expect(requests.slice(before)).toEqual([]);
  });

  await test.step("every option and everything to type", async () => {
    await page.getByRole("button", { name: "Options" }).click();
    for (const option of ["Hide live stats", "Sound when finished", "Larger"]) {
      await page.getByLabel(option).check();
    }
    await page.locator("label", { hasText: "Hard" }).click();
    // The field scrolls into view when it gets the focus: a click before that may miss.
    await expect(typingField(page)).toBeFocused();
    await modeButton(page, "Weak spots").click();
    // A drill begins, or a sentence says why none can be made.
    await expect(typingField(page)).toBeFocused();
    await openOwnText(page);
    await ownTextField(page).fill("A private letter");
    await typeThisText(page);
    await typePassageAsPerson(page);
    await expect(resultHeading(page)).toBeVisible();
  });

  await test.step("a race that a link invites to, and its answer", async () => {
    await choose(page, "Share", "Challenge a friend");
    await expect(page.getByRole("button", { name: "Challenge copied" })).toBeVisible();
    await tryAgain(page);
    await page.keyboard.press("ControlOrMeta+V");
    const challenge = await typingField(page).inputValue();
    await openPage(page, "/about");
    await page.goto(challenge);
    await expect(page.getByRole("heading", { name: /Can you beat it\?$/ })).toBeVisible();
    await typingField(page).focus();
    await typePassageAsPerson(page);
    await page.getByRole("button", { name: /^Copy your reply/ }).click();
  });

  await test.step("a set-up by its address", async () => {
    await page.evaluate(() => location.assign("#10words-hard-large"));
    await page.getByRole("button", { name: "Start it" }).click();
    await expect(typingField(page)).toBeFocused();
    await typePassageAsPerson(page);
    await expect(resultHeading(page)).toBeVisible();
  });

  await test.step("a result that somebody else claims", async () => {
    await choose(page, "Share", "Copy the link");
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    await tryAgain(page);
    await page.keyboard.press("ControlOrMeta+V");
    await page.goto(await typingField(page).inputValue());
    await expect(page.getByText("unverified").first()).toBeVisible();
  });

  await test.step("tests from a file, the report of one, and their certificate", async () => {
    const progress = progressSection(page);
    const text = "there the other three are here, the rather large tree stands there. ";
    // With a slow r in each, so that there is something to drill.
    const tests = [220, 210, 200, 190, 180, 170].map((interval) =>
      logOf(text, (letter) => (letter === "r" ? 700 : interval)),
    );
    await openTestFiles(page, jsonFile("tests.json", JSON.stringify(tests)));
    await expect(progress.getByText(/^\d+ tests from 1 opened file/)).toBeVisible();
    await progress.getByLabel("Kind of test").selectOption("Untitled");
    for (const folded of await progress.locator("summary").all()) await folded.click();
    await progress.getByRole("button", { name: /^1 / }).click();
    const report = page.getByRole("dialog", { name: "Saved test" });
    await report.getByText("Watch the replay").click();
    await report.getByRole("button", { name: "Next key" }).click();
    await report.getByRole("button", { name: "Close" }).click();
    await progress.getByRole("button", { name: "Certificate" }).click();
    await page
      .getByRole("dialog", { name: "Certificate" })
      .getByRole("button", { name: "Close" })
      .click();
    await progress.getByRole("button", { name: "Save as one file" }).click();
    await expect(progress.getByRole("button", { name: "Saved" })).toBeVisible();
    await progress.getByRole("button", { name: "Practise the weakest" }).click();
    await expect(
      page.getByText(/^Words with .*, which (?:slowed you down|you missed)/),
    ).toBeVisible();
  });
}

import { expect } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "./test-aids/opened-tests.ts";
import { sharedPageTest as test, expectOnlyMissingCode } from "./test.ts";
import {
  completePassage,
  expectFigures,
  expectResultFocused,
  openTest,
  resultHeading,
  shownPassage,
  typingField,
} from "./test-aids/typing.ts";

test("if the code of the other pages is gone, links load them, and a test goes on", async ({
  page,
  problems,
}) => {
  await page.route("**/assets/pages-*.js", (route) => route.abort());
  const failing = page.waitForEvent("requestfailed");
  await page.goto("/");
  await failing;
  await typingField(page).focus();
  await page.keyboard.type("Some");
  await expect(typingField(page)).toHaveValue("Some");
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "About Keypace" })).toBeVisible();

  await expect(page.getByRole("alert")).toContainText("The buttons on this page do not work");
  await page.unroute("**/assets/pages-*.js");
  await page.getByRole("button", { name: "Reload to continue" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[data-alive]")).not.toHaveCount(0);
  const toggle = page.getByRole("button", { name: "Dark theme" });
  // Only React sets it.
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(page.locator("html")).toHaveClass("dark");
  expectOnlyMissingCode(problems);
});

test("if the script is gone, the page can be read and says that the test cannot show a result", async ({
  page,
  problems,
}) => {
  await page.route("**/assets/client-*.js", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("The test cannot show a result");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How fast do you type?");
  await page.unroute("**/assets/client-*.js");
  await page.getByRole("button", { name: "Reload to continue" }).click();
  await openTest(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expectOnlyMissingCode(problems);
});

for (const [part, missing] of [
  ["the script", "Object.hasOwn"],
  ["the header", "MutationObserver"],
] as const) {
  test(`if ${part} cannot start, the page stays as it came and says that the test cannot show a result`, async ({
    page,
    problems,
  }) => {
    await page.addInitScript(`delete ${missing}`);
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("The test cannot show a result");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How fast do you type?");
    await expect(page.getByRole("link", { name: "About" }).first()).toBeVisible();
    expect(problems.splice(0).join()).toContain(missing.split(".").at(-1));
  });
}

test("if the rest of the test's code is gone, a test goes on, and the visitor can reload", async ({
  page,
  problems,
}) => {
  await page.route(/\/assets\/(?:deferred-parts|Report)-/, (route) => route.abort());
  await openTest(page);
  await expect(page.getByText("You can still type passages.")).toBeVisible();
  await page.keyboard.type(`#${(await shownPassage(page)).slice(1, 9)}`);
  await expectFigures(page, { Errors: "1" });
  await page.keyboard.press("ControlOrMeta+A");
  await completePassage(page);
  await expect(typingField(page)).toBeDisabled();
  await expectFigures(page, { Accuracy: "100 %", Errors: "0" });

  // The page retries the missing file by itself: if it could load it, the button would disappear.
  await page.getByRole("button", { name: "Reload to continue" }).click();
  await page.unroute(/\/assets\/(?:deferred-parts|Report)-/);
  await openTest(page);
  await completePassage(page);
  await expect(resultHeading(page)).toBeVisible();
  expectOnlyMissingCode(problems);
});

test("what did not load loads when the connection is back, with the result of the test typed meanwhile", async ({
  page,
  problems,
}) => {
  await page.route(/\/assets\/(?:frame|deferred-parts|Report)-/, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText(/^Part of this page did not load\./);
  await typingField(page).focus();
  await completePassage(page);
  await page.context().setOffline(true);
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expectResultFocused(page);
  await expect(page.getByRole("heading", { name: "Mistakes" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open saved tests", exact: true })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expectOnlyMissingCode(problems);
});

test("if the code of the report is gone, the result can be saved before a reload, and the page says so", async ({
  page,
  problems,
}) => {
  await page.route("**/assets/Report-*.js", (route) => route.abort());
  await openTest(page);
  await expect(progressSection(page)).toContainText("did not load. Reload the page");
  await completePassage(page);
  await expectResultFocused(page);
  await expect(page.getByRole("alert")).toContainText("Save your tests before you reload.");
  await expect(progressSection(page)).toContainText("Save your tests, then reload the page");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "This visit" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.json$/);
  expectOnlyMissingCode(problems);
});

test("a drill whose code did not load says so, and loads it again", async ({ page, problems }) => {
  await page.route("**/assets/exercise-picker-*.js", (route) => route.abort());
  await openPage(page, "/");
  const text = "there the other three are here, the rather large tree stands there. ";
  const saved = { title: "Passage", log: logOf(text, (letter) => (letter === "r" ? 700 : 150)) };
  await openTestFiles(page, jsonFile("may.json", JSON.stringify([saved, saved])));
  await progressSection(page).getByText("Letters and pairs", { exact: true }).click();
  const practise = progressSection(page).getByRole("button", { name: "Practise the weakest" });
  await practise.press("Enter");
  await expect(page.getByText(/^The drill has not loaded.*or reload the page/)).toBeVisible();

  await page.unroute("**/assets/exercise-picker-*.js");
  // A press requests it again only once the page knows that the request of the one before has failed.
  await expect(async () => {
    await practise.press("Enter");
    await expect(page.getByText(/^Words with /)).toBeVisible({ timeout: 200 });
  }).toPass();
  expectOnlyMissingCode(problems);
});

import { expect, type Page } from "@playwright/test";
import { waitForAllCode } from "./test-aids/all-code.ts";
import { requestsOf } from "./test-aids/requests.ts";
import { visitAboutAndReturn } from "./test-aids/open-page.ts";
import { isCurrentInView } from "./test-aids/painted-passage.ts";
import { passages } from "../src/content/passages.ts";
import { openTestWithStoppedClock } from "./test-aids/stopped-clock.ts";
import {
  expectOnlyMissingCode,
  sharedClockTest as clockTest,
  sharedPageTest as test,
  test as ownPageTest,
} from "./test.ts";
import {
  completePassage,
  figure,
  openTest,
  expectResultFocused,
  resultHeading,
  shownPassage,
  typingField,
  waitForDeferredParts,
} from "./test-aids/typing.ts";
import { beginOwnText, chooseMode, modeButton, pressMode } from "./test-aids/exercise-picker.ts";
import { holdBack } from "./test-aids/hold-back.ts";

/** All scripts except those that a page starts with, of the frame around the test, and of the other pages. */
const laterScripts = /\/assets\/(?!start-test-|client-|pages-|frame-)[^/]+\.js$/;

test.describe("while the deferred code is loading", () => {
  test("a level takes effect at once, and what is typed then stays", async ({ page }) => {
    const release = await holdBackLaterScripts(page);
    await openTest(page);
    await page.getByRole("radio", { name: "Medium" }).click();
    await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
    expect(passages.medium).toContain(await shownPassage(page));
    const open = page.getByRole("button", { name: "Open saved tests", exact: true });
    await expect(open).toBeDisabled();
    await expect(open).toHaveCSS("cursor", "default");
    await page.getByRole("radio", { name: "Easy" }).click();
    await expect(typingField(page)).toBeFocused();
    await page.keyboard.type("Some words");
    await release();
    await expect(page.getByRole("radio", { name: "Easy" })).toBeChecked();
    await expect(typingField(page)).toHaveValue("Some words");
    expect(passages.easy).toContain(await shownPassage(page));
  });

  test("the options open with their contents, and not as an empty box before, and the next letter goes to the field", async ({
    page,
  }) => {
    const release = await holdBackLaterScripts(page);
    await openTest(page);
    await page.getByRole("button", { name: "Options" }).click();
    await expect(page.locator("#options:popover-open")).toBeHidden();
    await release();
    await expect(page.getByRole("checkbox", { name: "Hide live stats" })).toBeInViewport();
    await page.keyboard.press("a");
    await expect(typingField(page)).toHaveValue("a");
  });

  test("a mode begins at the level chosen last after it, unless it has no levels", async ({
    page,
  }) => {
    const release = await holdBackLaterScripts(page);
    await openTest(page);
    await pressMode(page, "Code");
    await page.getByRole("radio", { name: "Medium" }).click();
    await expect(modeButton(page, "Passage")).toBeChecked();
    await pressMode(page, "30 seconds");
    for (const name of ["Medium", "Hard"]) await page.getByRole("radio", { name }).click();
    await expect(modeButton(page, "30 seconds")).toBeChecked();
    await release();
    await expect(figure(page, "Time left")).toHaveText("30 s");
    await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
  });

  clockTest(
    "a test that ends says that its result is loading, then shows it; if result or report takes ten seconds, the page says what to do",
    async ({ page }) => {
      await page.clock.install();
      const release = await holdBackLaterScripts(page);
      const releaseReport = await holdBack(page, "**/assets/Report-*.js");
      await openTest(page);
      await completePassage(page);
      const notice = page.getByText("Loading your result…");
      await expect(notice).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(notice).toHaveCount(0);
      const alert = page.getByRole("alert");
      await expect(alert).toHaveText(/^Part of this page did not load\./);
      await expect(alert.getByRole("button", { name: "Reload to continue" })).toBeVisible();
      await expect(figure(page, "Accuracy")).toHaveText("100 %");
      await release();
      await expectResultFocused(page);
      await expect(alert).toContainText("Save your tests before you reload.");
      releaseReport();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Mistakes" })).toBeVisible();
    },
  );

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 512, height: 288 } });

    ownPageTest(
      "in a low window the field is scrolled into view as soon as possible",
      async ({ page }) => {
        const release = await holdBackLaterScripts(page);
        await openTest(page);
        await typingField(page).tap();
        await page.evaluate(() => scrollTo(0, 0));
        await expect(typingField(page)).not.toBeInViewport({ ratio: 1 });
        await release();
        await expect(typingField(page)).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isCurrentInView(page)).toBe(true);
      },
    );
  });

  test("a request for another text is cancelled by the first input", async ({ page }) => {
    const release = await holdBackLaterScripts(page);
    await openTest(page);
    await modeButton(page, "30 seconds").click();
    await typingField(page).focus();
    await page.keyboard.type("Some words");
    await release();
    await expect(modeButton(page, "Passage")).toBeChecked();
    await page.keyboard.type(" more");
    await expect(typingField(page)).toHaveValue("Some words more");
  });
});

test("an idle page loads all code but that of plans, forms and other languages", async ({
  page,
}) => {
  const requests = requestsOf(page);
  await openTest(page);
  await waitForAllCode(page);
  expect(requests.filter((request) => /\/assets\/.+\//.test(request))).toEqual([]);
});

test("the language that an address asks for is named while the list of languages is loading", async ({
  page,
}) => {
  await page.route("**/assets/exercise-picker-*.js", () => {
    // It never loads.
  });
  await page.goto("/#python");
  const language = page.getByRole("combobox", { name: "Language" });
  await expect(language.locator("option:checked")).toHaveText("Python");
  await page.evaluate(() => location.assign("#fr"));
  await expect(language.locator("option:checked")).toHaveText("Français");
});

test("a running test starts no request, even if the visitor points at a link; failed requests are repeated after it", async ({
  page,
  problems,
}) => {
  await page.route(laterScripts, (route) => route.abort());
  const failures: string[] = [];
  page.on("requestfailed", (request) => failures.push(request.url()));
  await page.goto("/");
  for (const part of ["deferred-parts", "exercise-picker", "progress", "Report"]) {
    await expect.poll(() => failures.join(" ")).toContain(`/assets/${part}-`);
  }
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 5));
  await page.unroute(laterScripts);
  const requests = requestsOf(page);
  const scripts = () => requests.filter((request) => request.startsWith("script"));

  await modeButton(page, "Your text").hover();
  await modeButton(page, "Passage").focus();
  await page.evaluate(() => (location.hash = "r=1-1q-15-5x-6-9-1-0-0-1l-1w.1gvvm5h"));
  await typingField(page).focus();
  await page.keyboard.insertText(passage.slice(5, -1));
  expect(scripts()).toEqual([]);
  await page.keyboard.type(passage.slice(-1));
  await expect(resultHeading(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mistakes" })).toBeVisible();
  expect(scripts().length).toBeGreaterThan(0);
  expectOnlyMissingCode(problems);
});

clockTest(
  "the result's heading leaves the focus where the visitor has moved it",
  async ({ page }) => {
    await openTestWithStoppedClock(page);
    await completePassage(page);
    await expect(resultHeading(page)).toBeVisible();
    await page.clock.runFor(300);
    const restart = page.getByRole("button", { name: "Restart" });
    await restart.focus();
    await page.clock.runFor(1000);
    await expect(restart).toBeFocused();
  },
);

test("a running test, and a finished result with its report, are still there after a visit to another page, and the result says so", async ({
  page,
}) => {
  await openTest(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 20));
  await visitAboutAndReturn(page);
  await expect(typingField(page)).toHaveValue(passage.slice(0, 20));
  await typingField(page).focus();
  await completePassage(page, 20);
  await expect(resultHeading(page)).toHaveText(/ 100 percent accuracy/);
  await expect(page.getByText(/^The page was hidden for \d/)).toBeVisible();

  const result = (await resultHeading(page).textContent()) ?? "";
  await visitAboutAndReturn(page);
  await expect(resultHeading(page)).toHaveText(result);
  await expect(page.getByRole("heading", { name: "Mistakes" })).toBeVisible();
  await expect(typingField(page)).toHaveValue(passage);
  await expect(typingField(page)).toBeDisabled();
  await expect(page.getByRole("banner").locator(":focus")).toHaveText(/^Keypace/);
});

test("the level is remembered while a text of one's own has none", async ({ page }) => {
  await openTest(page);
  await page.getByRole("radio", { name: "Hard" }).click();
  await beginOwnText(page, "A private letter");
  await expect(page.getByRole("radio", { name: "Hard" })).not.toBeChecked();
  await chooseMode(page, "Passage");
  expect(passages.hard).toContain(await shownPassage(page));
});

/** Holds the later scripts back until the returned function is called, which waits for the deferred parts. */
async function holdBackLaterScripts(page: Page): Promise<() => Promise<void>> {
  const release = await holdBack(page, laterScripts);
  return async () => {
    release();
    await waitForDeferredParts(page);
  };
}

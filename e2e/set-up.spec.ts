import { expect, type Page, type Route } from "@playwright/test";
import { emptyPlan, planJson } from "../src/plans/plan.ts";
import { readyPlans } from "../src/plans/ready-plans.ts";
import { waitForAllCode } from "./test-aids/all-code.ts";
import { jsonFile, openTestFiles } from "./test-aids/opened-tests.ts";
import { requestsOf } from "./test-aids/requests.ts";
import { copied, recordCopies } from "./test-aids/copies.ts";
import { openPage } from "./test-aids/open-page.ts";
import { expectProblems, sharedPageTest as test, sharedClockTest as clockTest } from "./test.ts";
import {
  figure,
  expectResultFocused,
  resultHeading,
  shownPassage,
  completePassage,
  typingField,
} from "./test-aids/typing.ts";
import {
  chooseMode,
  modeButton,
  ownTextField,
  pressMode,
  typeThisText,
} from "./test-aids/exercise-picker.ts";
import { holdBack } from "./test-aids/hold-back.ts";
import { recordShifts } from "./test-aids/frames.ts";

const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to content" });
const fromAddress = (page: Page) => page.getByRole("region", { name: "From this link" });

test("an address opens the test as it says, without anything shifting, and keys go into it", async ({
  page,
}) => {
  await recordShifts(page);
  await openPage(page, "/#60-hard-de-large-hidden");
  await expect(typingField(page)).toBeFocused();
  await expect(modeButton(page, "60 seconds")).toBeChecked();
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
  await expect(page.getByLabel("Language")).toHaveValue("de");
  expect(await page.evaluate(() => window.shifts)).toEqual([]);

  await page.keyboard.type((await shownPassage(page)).slice(0, 20));
  await expect(page.getByText("Live stats are hidden.")).toBeVisible();
  await expect(fromAddress(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe("#60-hard-de-large-hidden");
});

test("a set-up's address is copied from the options, and opens the same set-up", async ({
  page,
}) => {
  await recordCopies(page);
  await openPage(page, "/#large&label=laptop");
  await page.getByRole("radio", { name: "Medium" }).click();
  await chooseMode(page, "30 seconds");
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByLabel("System font").check();
  const keyboard = page.getByRole("textbox", { name: "Keyboard" });
  await expect(keyboard).toHaveValue("laptop");
  // Bidirectional controls and spaces at the ends do not belong to a label.
  await keyboard.fill(" \u202eErgodox  EZ ");
  await keyboard.blur();
  await expect(keyboard).toHaveValue("Ergodox EZ");
  await page.getByRole("button", { name: "Copy link to this test" }).click();
  const address = new URL(await copied(page));
  expect(address.hash).toBe("#30-medium-large-system&label=Ergodox%20EZ");
  await expect(page.getByText(address.hash)).toBeVisible();
  await page.getByLabel("Normal", { exact: true }).check();
  await expect(page.getByText(address.hash)).toHaveCount(0);
  await expect(page.getByText("Copied", { exact: true })).toBeHidden();

  await openPage(page, "/about");
  await openPage(page, `/${address.hash}`);
  await expect(modeButton(page, "30 seconds")).toBeChecked();
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  await page.getByRole("button", { name: "Options" }).click();
  await expect(page.getByLabel("System font")).toBeChecked();
  await expect(keyboard).toHaveValue("Ergodox EZ");

  await page.evaluate(() => location.assign("#25words-random-plain-numbers-hard"));
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
  expect((await shownPassage(page)).split(" ")).toHaveLength(25);
  // The field has the focus, so the options are closed.
  await expect(typingField(page)).toBeFocused();
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByRole("button", { name: "Copy link to this test" }).click();
  await expect(page.locator("html")).toHaveAttribute(
    "data-copied",
    /#25words-hard-random-plain-numbers-large-system&label=Ergodox%20EZ$/,
  );

  const text = await shownPassage(page);
  await page.getByLabel("With the same text for everyone").check();
  await expect(page.getByText("#25words-hard")).toHaveCount(0);
  await expect(page.getByText("Copied", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Copy link to this test" }).click();
  const shown = page.getByText(
    /#25words-seed\d+-hard-random-plain-numbers-large-system&label=Ergodox%20EZ$/,
  );
  const { hash } = new URL((await shown.textContent()) ?? "");
  await openPage(page, "/about");
  await openPage(page, `/${hash}`);
  await expect(typingField(page)).toBeFocused();
  expect(await shownPassage(page)).toBe(text);
  await page.getByRole("button", { name: "Restart" }).click();
  expect(await shownPassage(page)).toBe(text);
});

test("an address that changes during a test does not disturb it, and is offered after its end", async ({
  page,
}) => {
  await openPage(page, "/#medium");
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  await waitForAllCode(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 10));
  const requests = requestsOf(page);
  await page.evaluate(() => location.assign("#15-fr"));
  await completePassage(page, 10);
  await expect(resultHeading(page)).toBeVisible();
  await expect(fromAddress(page)).toContainText("another test: 15 seconds, easy, French");
  await expect(figure(page, "Errors")).toHaveText("0");
  await fromAddress(page).getByRole("button", { name: "Start it" }).click();
  await expect(typingField(page)).toBeFocused();
  await expect(page.getByLabel("Language")).toHaveValue("fr");
  // Only the texts and fonts of that language are requested, after the end.
  expect(requests.filter((request) => !request.startsWith("font"))).toEqual([
    expect.stringMatching(/^script \/assets\/languages\/fr-/),
  ]);
});

test("a test that begins while the texts of an address load is not disturbed either", async ({
  page,
}) => {
  const { file, release } = await openWhileLoading(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 10));
  release();
  await page.evaluate(async (module) => {
    await import(module);
    await new Promise(requestAnimationFrame);
  }, file);
  await page.keyboard.type(passage.slice(10, 20));
  await expect(fromAddress(page)).toHaveCount(0);
  await completePassage(page, 20);
  await expect(fromAddress(page)).toContainText("another test: 15 seconds, easy, French");
});

test("unknown words in an address are reported, markup is shown as text, and anchors stay anchors", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openPage(page, "/#hrad-60");
  await expect(modeButton(page, "60 seconds")).toBeChecked();
  await expect(fromAddress(page)).toContainText("“hrad” in this link was not recognised");
  await expect(fromAddress(page).getByRole("alert")).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => location.assign("#<img src=x onerror=alert(1)>-15"));
  await expect(modeButton(page, "15 seconds")).toBeChecked();
  await expect(fromAddress(page)).toContainText("Parts of this link were not recognised");
  await page.evaluate(() => location.assign("#main"));
  await expect(fromAddress(page)).toContainText("Parts of this link were not recognised");
  await fromAddress(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(fromAddress(page)).toHaveCount(0);
  await page.evaluate(() => location.assign("#progress"));
  await expect(fromAddress(page)).toHaveCount(0);
  await expect(modeButton(page, "15 seconds")).toBeChecked();
});

test("the skip link does not cancel the test that an address asks for while its texts load", async ({
  page,
}) => {
  const { release } = await openWhileLoading(page);
  await skipLink(page).press("Enter");
  release();
  await expect(page.getByLabel("Language")).toHaveValue("fr");
  await expect(modeButton(page, "15 seconds")).toBeChecked();
  await expect(fromAddress(page)).toHaveCount(0);
});

test("a level chosen while the texts of an address load stays, and the test of the address is offered", async ({
  page,
}) => {
  const { release } = await openWhileLoading(page);
  await page.getByRole("radio", { name: "Hard" }).click();
  release();
  await expect(fromAddress(page)).toContainText("another test: 15 seconds, easy, French");
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
});

test("a plan opened from a file while the texts of an address load stays open", async ({
  page,
}) => {
  const { release } = await openWhileLoading(page);
  const plan = planJson({ ...emptyPlan, ...readyPlans[0] });
  await openTestFiles(page, jsonFile("class.keypace-plan.json", plan));
  const heading = page.getByRole("heading", { level: 1, name: "Class test" });
  await expect(heading).toBeVisible();
  // Nothing is asked for any more, so nothing can come.
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(heading).toBeVisible();
});

test("a plan opened while a chosen language loads stays open", async ({ page }) => {
  const release = await holdBack(page, "**/assets/languages/de-*");
  await openPage(page, "/");
  const requested = page.waitForRequest("**/assets/languages/de-*");
  await page.getByLabel("Language").selectOption("de");
  const file = (await requested).url();
  const plan = planJson({ ...emptyPlan, ...readyPlans[0] });
  await openTestFiles(page, jsonFile("class.keypace-plan.json", plan));
  const heading = page.getByRole("heading", { level: 1, name: "Class test" });
  await expect(heading).toBeVisible();
  release();
  await page.evaluate(async (module) => {
    await import(module);
    // The font of its letters loads after it.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  }, file);
  expect(await heading.isVisible()).toBe(true);
});

test("a language chosen while the texts of an address load begins, even if it loads later", async ({
  page,
}) => {
  const releaseGerman = await holdBack(page, "**/assets/languages/de-*");
  const { release } = await openWhileLoading(page);
  await page.getByLabel("Language").selectOption("de");
  release();
  await expect(fromAddress(page)).toContainText("another test: 15 seconds, easy, French");
  releaseGerman();
  await expect(typingField(page)).toHaveAttribute("lang", "de");
  await expect(fromAddress(page)).toContainText("another test: 15 seconds, easy, French");
});

for (const [name, hold] of [
  ["cannot be had", (route: Route) => route.abort()],
  ["does not come", () => undefined],
] as const) {
  clockTest(
    `if the file of its language ${name}, the rest of an address applies, and a sentence says what does not`,
    async ({ page, problems }) => {
      await page.clock.install();
      await page.route("**/assets/languages/**", hold);
      await openPage(page, "/#60-hard-de-large-hrad");
      await page.clock.runFor(5_000);
      await expect(fromAddress(page).getByRole("alert")).toHaveText(
        "The texts in German did not load, so the language was ignored. Check your connection and reload the page. “hrad” in this link was not recognised and was ignored. What a link can set up",
      );
      await expect(modeButton(page, "60 seconds")).toBeChecked();
      await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
      await expect(page.getByLabel("Language")).toHaveValue("en");
      await page.getByRole("button", { name: "Options" }).click();
      await expect(page.getByRole("radio", { name: "Large", exact: true })).toBeChecked();
      await page.unrouteAll();
      if (name === "cannot be had") {
        await expectProblems(problems, ["Failed to load resource: net::ERR_FAILED"]);
        // Coming back asks again.
        await page.getByRole("link", { name: "About" }).first().click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
        await page.goBack();
        await expect(page.getByLabel("Language")).toHaveValue("de");
      }
    },
  );
}

test("links that were cut, changed or forged are reported in a sentence each, and what is open stays open", async ({
  page,
}) => {
  await openPage(page, "/");
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await completePassage(page);
  await expectResultFocused(page);
  const speed = await resultHeading(page).textContent();
  const challenge = "c=passage4-medium.15wx.1-1q-15-5x-6-9-1-0-0-1l-1w.1-4-9-0-4x-66.174h47l";
  const result = "r=1-1q-15-5x-6-9-1-0-0-1l-1w.1gvvm5h";
  const refused = /^This (?:challenge|result) link is incomplete or was changed/;
  for (const [hash, sentence] of [
    [challenge.slice(0, 20), refused],
    [challenge.replace("medium", "easy"), refused],
    [`${challenge}.AAAA`, refused],
    [`c=${"1-".repeat(35_000)}`, refused],
    ["c=<svg onload=alert(1)>", refused],
    // A whole link, but to another text than the site has now.
    [challenge, /^The text has changed since this challenge was made/],
    [result.slice(0, -1), refused],
    [`${result}%00`, refused],
    ["60-hard-%F0%9F-__proto__", /were not recognised and were ignored/],
  ] as const) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).first().click();
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(resultHeading(page)).toHaveText(speed ?? "");
  }
  expect(await shownPassage(page)).toBe(passage);
  await expect(page.getByRole("region", { name: "Report" })).toBeVisible();
  await test.step("the focus is not lost with a dialog that was opened from the options", async () => {
    await page.getByRole("button", { name: "Options" }).click();
    await page.getByRole("link", { name: "Make a plan" }).click();
    await page.getByRole("dialog", { name: "Make a plan" }).press("Escape");
    await expect(page.getByRole("main")).toBeFocused();
  });
  await test.step("nor with one that was opened from More…", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await pressMode(page, "Custom length");
    await page.getByRole("dialog", { name: "Custom length" }).press("Escape");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test("a speed that an address sets holds for a text of one's own, which comes later, and going back closes its dialog", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => (location.hash = "own-pace70"));
  await expect(ownTextField(page)).toBeVisible();
  await page.goBack();
  await expect(ownTextField(page)).toBeHidden();
  await page.goForward();
  await ownTextField(page).fill("It is late.");
  await typeThisText(page);
  await expect(page.getByText("a steady 70 WPM")).toBeVisible();
  expect(await shownPassage(page)).toBe("It is late.");
  await page.keyboard.type("It");
  await expect(typingField(page)).toHaveValue("It");
});

test("from another page a link begins its set-up, and coming back does not begin it again", async ({
  page,
}) => {
  await openPage(page, "/faq#addresses");
  await page.getByRole("link", { name: "/#medium-de" }).click();
  await expect(page.getByLabel("Language")).toHaveValue("de");
  await page.getByRole("radio", { name: "Hard" }).click();
  const passage = await shownPassage(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
  await page.goBack();
  await expect(typingField(page)).toBeVisible();
  await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
  expect(await shownPassage(page)).toBe(passage);
});

/** Follows a link to a French test on the open page. Its texts, in a file, load after `release`. */
async function openWhileLoading(page: Page, hash = "#15-fr") {
  const release = await holdBack(page, "**/assets/languages/fr-*");
  await openPage(page, "/");
  await typingField(page).focus();
  const requested = page.waitForRequest("**/assets/languages/fr-*");
  await page.evaluate((address) => location.assign(address), hash);
  return { file: (await requested).url(), release };
}

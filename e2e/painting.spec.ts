import { expect, type Page } from "@playwright/test";
import { countChanges } from "./test-aids/count-changes.ts";
import { pressTimes, typeKeys } from "./test-aids/keys.ts";
import { sizeOfPage } from "../scripts/bench/browser/bench-browser.ts";
import { layoutsDuring, stylesDuring } from "./test-aids/layouts-during.ts";
import { openPage } from "./test-aids/open-page.ts";
import { paintedRuns } from "./test-aids/painted-passage.ts";
import { sharedPageTest as test } from "./test.ts";
import {
  openTenWords,
  openTest,
  resultHeading,
  shownPassage,
  typingField,
  waitForDeferredParts,
} from "./test-aids/typing.ts";

test("a key forces no layout and changes the document in at most five places, in mistakes and corrections too, and neighbouring characters of one state share one element", async ({
  page,
  browser,
}) => {
  await openTest(page);
  const passage = await shownPassage(page);
  await countChanges(page);
  const layouts = await layoutsDuring(browser, page, () => typeWithMistakes(page, passage));
  expect(layouts.filter(({ isForced }) => isForced)).toEqual([]);

  const changes = await page.evaluate(() => window.changesByKey);
  expect(changes.length).toBeGreaterThan(passage.length - 20);
  expect(Math.max(...changes)).toBeLessThanOrEqual(5);

  const runs = await paintedRuns(page);
  expect(runs.map(([, text]) => text).join("")).toBe(passage);
  const wrongRuns = runs.filter(([state]) => state === "wrong");
  expect(wrongRuns.length).toBeGreaterThan(3);
  await expect(page.locator("[data-state=wrong]")).toHaveCount(wrongRuns.length);
});

for (const setUp of ["easy", "easy-overlay"]) {
  test(`keys lay out only the field and the passage: ${setUp}`, async ({ page, browser }) => {
    await openPage(page, `/#${setUp}`);
    await waitForDeferredParts(page);
    await typingField(page).focus();
    const passage = await shownPassage(page);
    await typeKeys(page, passage.slice(0, 2));
    const layouts = await layoutsDuring(browser, page, () => typeKeys(page, passage.slice(2, 42)));
    // The rest of the page changes now and then.
    expect(layouts.filter(({ isWhole }) => isWhole).length).toBeLessThan(8);
  });
}

test("the frame of the last key styles the result and what changes for it, and not the whole page", async ({
  page,
  browser,
}) => {
  await openTenWords(page);
  const passage = await shownPassage(page);
  await typeKeys(page, passage.slice(0, -1));
  await page.evaluate(() => {
    document.documentElement.dataset["surroundings"] = "soft";
    // Styles the page now, and not in a later frame, which the trace might have.
    return document.body.offsetHeight;
  });
  const styles = await stylesDuring(browser, page, async () => {
    await typeKeys(page, passage.slice(-1));
    await expect(resultHeading(page)).toBeVisible();
  });
  // The page is some 400 elements.
  const ofResult = styles.find((elements) => elements > 30);
  expect(ofResult).toBeLessThan(120);
  await expect(page.locator("[data-surroundings]")).toHaveCount(0);
});

test("mistakes and corrections leave neither nodes nor listeners behind", async ({ page }) => {
  await openTest(page);
  const session = await page.context().newCDPSession(page);
  await typeAndTakeBack(page);
  const before = await sizeOfPage(session);
  for (let times = 0; times < 5; times += 1) await typeAndTakeBack(page);
  const after = await sizeOfPage(session);
  // Each of the 200 keys replaces the elements of all runs.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners).toBe(before.listeners);
});

async function typeAndTakeBack(page: Page) {
  await typeKeys(page, "#".repeat(20));
  await pressTimes(page, "Backspace", 20);
}

/** Types most of the passage: of every twenty characters three wrong, every other time corrected. */
async function typeWithMistakes(page: Page, passage: string) {
  for (let start = 0; start + 20 < passage.length; start += 20) {
    await typeKeys(page, `${passage.slice(start, start + 17)}###`);
    if (start % 40 === 0) continue;
    await pressTimes(page, "Backspace", 3);
    await typeKeys(page, passage.slice(start + 17, start + 20));
  }
}

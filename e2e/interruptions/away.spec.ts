import { expect, type Page } from "@playwright/test";
import { inputDuration, recordInputTimes } from "../test-aids/input-times.ts";
import { visitAboutAndReturn } from "../test-aids/open-page.ts";
import { openTestWithStoppedClock, tryAgainWithStoppedClock } from "../test-aids/stopped-clock.ts";
import { sharedClockTest as clockTest, sharedPageTest as test } from "../test.ts";
import {
  completePassage,
  expectFigures,
  openTest,
  headingAt,
  resultHeading,
  shownPassage,
} from "../test-aids/typing.ts";

clockTest(
  "the result says how long the tab was hidden and, after a sleep, how long the page was frozen, but not that timers fired late",
  async ({ page }) => {
    await page.addInitScript(() => {
      window.isOutOfSight = false;
      Object.defineProperty(document, "hidden", { get: () => window.isOutOfSight });
    });
    await openTestWithStoppedClock(page);
    await beginTest(page);
    await setHidden(page, true);
    // Browsers run timers of hidden pages at most once a second.
    for (let seconds = 0; seconds < 12; seconds += 1) await page.clock.fastForward(1000);
    await setHidden(page, false);
    await completePassage(page, 1);
    await expectNotes(page, [
      "The page was hidden for 12.0 s of this test. The clock kept running.",
    ]);
    await expectFigures(page, { Time: "13 s" });

    await tryAgainWithStoppedClock(page);
    await beginTest(page);
    await page.clock.fastForward(3_600_000);
    await completePassage(page, 1);
    await expectNotes(page, [
      "The page was frozen for 1 h 0 min 0.0 s of this test. The clock kept running.",
    ]);
    // About two hundred characters in an hour.
    await expect(resultHeading(page)).toHaveText(/^1 words? per minute/);

    await tryAgainWithStoppedClock(page);
    await beginTest(page);
    for (let times = 0; times < 10; times += 1) await page.clock.fastForward(400);
    await expectFigures(page, { Time: "5 s" });
    await completePassage(page, 1);
    await expectNotes(page, []);
    await expectFigures(page, { Time: "5 s" });
  },
);

test("moving the system clock changes nothing", async ({ page }) => {
  await recordInputTimes(page);
  await openTest(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 20));
  await page.evaluate(() => {
    Date.now = () => 0;
    window.Date = new Proxy(Date, { construct: (date) => new date(0) });
  });
  await completePassage(page, 20);
  const speed = Math.round((12_000 * passage.length) / (await inputDuration(page)));
  await expect(resultHeading(page)).toHaveText(headingAt(speed));
  // A busy machine may block the page for a moment, which the result reports.
  await expect(page.getByText(/^The page .* (?:h|min) /)).toHaveCount(0);
});

test("a result keeps its day, however long the machine slept after it", async ({ page }) => {
  await openTest(page);
  await completePassage(page);
  await expect(resultHeading(page)).toBeVisible();
  // Only in print.
  const named = page.getByText(/^Passage, easy · \d+ \w+ \d{4}$/);
  const day = (await named.textContent()) ?? "";
  // Simulates sleep: the system's clock continues, and the clock of pages stops.
  await page.evaluate((week) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + week;
  }, 604_800_000);
  await visitAboutAndReturn(page);
  await expect(named).toHaveText(day);
});

test("typing in one tab does not affect another", async ({ page }) => {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await openTest(tab);
    await tab.keyboard.type("##");
  }
  await page.keyboard.type("#");
  await expectFigures(page, { Errors: "3" });
  await expectFigures(other, { Errors: "2" });
  await other.close();
});

/** Types the first character, a second before all others. */
async function beginTest(page: Page) {
  await page.keyboard.type((await shownPassage(page)).slice(0, 1));
  await page.clock.runFor(1000);
}

/** Headless browsers never hide a page, so an event reports it as hidden. */
function setHidden(page: Page, isOutOfSight: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    window.isOutOfSight = isHidden;
    document.dispatchEvent(new Event("visibilitychange"));
  }, isOutOfSight);
}

async function expectNotes(page: Page, notes: readonly string[]) {
  await expect(resultHeading(page)).toBeVisible();
  await expect(page.getByText(/^The page was (?:hidden|frozen)/)).toHaveText([...notes]);
}

declare global {
  interface Window {
    isOutOfSight: boolean;
  }
}

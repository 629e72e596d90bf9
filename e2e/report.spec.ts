import { expect, type Locator, type Page } from "@playwright/test";
import { ledgerFigures } from "../src/engine/test-aids/ledger-figures.ts";
import { type TypingLog, typingLog } from "../src/engine/test-aids/typing-log.ts";
import {
  beginOwnTextWithStoppedClock,
  openTestWithStoppedClock,
  typeStrokes,
  tryAgainWithStoppedClock,
} from "./test-aids/stopped-clock.ts";
import { typeKeys } from "./test-aids/keys.ts";
import { progressSection } from "./test-aids/opened-tests.ts";
import {
  test as ownPageTest,
  sharedPageTest as test,
  sharedClockTest as clockTest,
} from "./test.ts";
import {
  expectResultFocused,
  openTest,
  shownPassage,
  typePassage,
  typingField,
} from "./test-aids/typing.ts";
import { visitAboutAndReturn } from "./test-aids/open-page.ts";

const sentence = "An even pace carries the hands through long words.";
const log = typingLog(sentence, { seed: 1, median: 180, errorRate: 0.3 });
const slowLog = typingLog(sentence, { seed: 2, median: 400, errorRate: 0 });

clockTest(
  "this visit's tests are compared from the second on, whatever is read in between, and gone with the page",
  async ({ page }) => {
    await openTestWithStoppedClock(page);
    await beginOwnTextWithStoppedClock(page, sentence);
    await typeLog(page, log);
    await expect(report(page)).toBeVisible();
    await expect(progressSection(page).getByText(/next time/)).toHaveCount(0);

    await tryAgainWithStoppedClock(page);
    await typeLog(page, log);
    await expect(progressSection(page).getByText(/next time \(2 tests\)\./)).toBeVisible();
    await expect(progressSection(page).getByText("No real change so far:")).toBeVisible();

    await visitAboutAndReturn(page);
    await tryAgainWithStoppedClock(page);
    await typeLog(page, slowLog);
    await progressSection(page).getByText("Test by test").click();
    const slower = speedOf(log) - speedOf(slowLog);
    const rows = progressSection(page)
      .getByRole("row")
      .filter({ has: page.getByRole("button") });
    await expect(rows.getByRole("cell").last()).toHaveText("–");
    await expect(rows.filter({ hasText: /0, no real difference$/ })).toHaveCount(1);
    await expect(rows.filter({ hasText: new RegExp(`−${slower}, slower$`) })).toHaveCount(1);

    await page.reload();
    await expect(progressSection(page).getByText("Save your tests, then open")).toBeVisible();
  },
);

ownPageTest.describe("on a touch screen", () => {
  ownPageTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  ownPageTest("one finger explores the line of the pace, two zoom in", async ({ page }) => {
    await openTest(page);
    await typePassage(page);
    // The focus of the heading scrolls to the result.
    await expectResultFocused(page);
    const slider = page.getByRole("slider", { name: "Position in the text" });
    await slider.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const { x, y, width, height } = (await slider.boundingBox()) as DOMRect;
    const [middle, row] = [x + width / 2, y + height / 2];
    const before = await slider.inputValue();
    await drag(page, (way) => [{ x: middle + 120 * (way - 0.5), y: row }]);
    await expect.poll(() => slider.inputValue()).not.toBe(before);
    await drag(page, (way) => [
      { x: middle - 20 - 60 * way, y: row, id: 1 },
      { x: middle + 20 + 60 * way, y: row, id: 2 },
    ]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.2);
  });
});

test("a finished passage and everything about it make a page of bounded height, in which nothing moves when the pace appears", async ({
  page,
}) => {
  await openTest(page);
  await page.keyboard.type("#");
  await page.keyboard.press("Backspace");
  await typeKeys(page, (await shownPassage(page)).replaceAll("e", "w"));
  await expect(report(page).getByRole("button", { name: "Practise e" })).toBeVisible();
  const pace = page.getByText("Pace", { exact: true }).first().locator("xpath=../..");
  for (const [width, most] of [
    [1280, 3200],
    [640, 4500],
    [390, 5500],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(most);
    const moved = await pace.evaluate(
      (chart) => chart.clientHeight - Number.parseFloat(getComputedStyle(chart).minBlockSize),
    );
    expect(moved, `${width} px`).toBeLessThan(1);
  }
});

function report(page: Page): Locator {
  return page.getByRole("region", { name: "Report" });
}

async function typeLog(page: Page, { ledger }: TypingLog) {
  await typingField(page).focus();
  await typeStrokes(page, ledger.strokes);
  await page.clock.runFor(2000);
}

function speedOf(typed: TypingLog): number {
  return Math.round((12_000 * typed.presented.length) / ledgerFigures(typed).duration);
}

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
}

/** Drags fingers over the page; `fingersAt` places them at each part of the way, from 0 to 1. */
async function drag(page: Page, fingersAt: (way: number) => Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let step = 0; step <= 10; step += 1) {
    const type = step === 0 ? "touchStart" : "touchMove";
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: fingersAt(step / 10) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

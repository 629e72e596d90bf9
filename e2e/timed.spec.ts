import { expect, type Page } from "@playwright/test";
import { paintedRuns } from "./test-aids/painted-passage.ts";
import {
  openTestWithStoppedClock,
  advanceUntilFocused,
  tryAgainWithStoppedClock,
} from "./test-aids/stopped-clock.ts";
import { sharedClockTest as test } from "./test.ts";
import { expectFigures, resultHeading, shownPassage, typingField } from "./test-aids/typing.ts";
import { modeButton } from "./test-aids/exercise-picker.ts";

test.describe("by a clock of the test's own", () => {
  test.beforeEach(async ({ page }) => {
    await openTestWithStoppedClock(page);
    await beginTimed(page, 15);
  });

  test("the time left counts from the first character, and the end is stamped at the limit, however late the timer comes", async ({
    page,
  }) => {
    await page.clock.fastForward(5000);
    await expect(modeButton(page, "15 seconds")).toBeChecked();
    await expectFigures(page, { "Time left": "15 s", Speed: "0 WPM" });
    // 25 characters are 5 words, in a quarter of a minute.
    await typeShown(page, 25);
    await page.clock.fastForward(5000);
    await expectFigures(page, { "Time left": "10 s" });
    await page.clock.fastForward(9900);
    await expectFigures(page, { "Time left": "1 s" });
    await page.clock.fastForward(99);
    await expect(typingField(page)).toBeEnabled();
    await page.clock.runFor(1);
    await expect(typingField(page)).toBeDisabled();
    await expect(resultHeading(page)).toHaveText(/^20 words per minute, 100 percent accuracy/);
    await expectFigures(page, { Time: "15 s", Errors: "0" });

    await tryAgainWithStoppedClock(page);
    await typeShown(page, 25);
    await page.clock.fastForward(40_000);
    await expect(resultHeading(page)).toHaveText(/^20 words per minute/);
    await expectFigures(page, { Time: "15 s" });
  });

  test("keys after the end are not counted, and scroll and press nothing until they have stopped; the next test waits for a key of its own", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await typeShown(page, 25);
    await page.clock.fastForward(15_000);
    await page.keyboard.type("late");
    await page.clock.runFor(450);
    await expect(resultHeading(page)).toBeFocused();
    const top = await page.evaluate(() => scrollY);
    for (const key of ["Space", "t", "PageDown", "Space", "End", "Enter", "x", "Space"]) {
      await page.keyboard.press(key);
      await page.clock.runFor(150);
    }
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await expect(resultHeading(page)).toBeFocused();
    await expectFigures(page, { Time: "15 s", Errors: "0", "Wrong keystrokes": "0" });
    await page.clock.runFor(801);
    await page.keyboard.press("PageDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);

    await tryAgainWithStoppedClock(page);
    await expect(typingField(page)).toHaveValue("");
    await page.clock.fastForward(5000);
    await expectFigures(page, { "Time left": "15 s", Speed: "0 WPM", Errors: "0" });
  });

  test("the text never runs out and keeps its beginning; Restart, Try Again and a level bring another of the same time", async ({
    page,
  }) => {
    const first = await shownPassage(page);
    await page.keyboard.insertText(first);
    for (let times = 0; times < 8; times += 1) {
      const [, ...ahead] = (await paintedRuns(page)).map(([, text]) => text);
      const next = ahead.join("").slice(0, 400);
      expect(next).toHaveLength(400);
      await page.keyboard.insertText(next);
      await expectFigures(page, { Errors: "0" });
    }
    await expect(typingField(page)).toBeEnabled();

    await page.getByRole("button", { name: "Restart" }).click();
    const second = await shownPassage(page);
    expect(second).not.toBe(first);
    await page.clock.runFor(100);
    await typeShown(page, 10);
    await page.clock.fastForward(16_000);
    await tryAgainWithStoppedClock(page);
    await expectFigures(page, { "Time left": "15 s" });
    const easy = await shownPassage(page);
    expect(easy).not.toBe(second);

    await page.locator("label", { hasText: /^Hard$/ }).click();
    await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
    await expect(modeButton(page, "15 seconds")).toBeChecked();
    await expectFigures(page, { "Time left": "15 s" });
    expect(averageWord(await shownPassage(page))).toBeGreaterThan(averageWord(easy) + 1);
    await page.clock.runFor(100);
    await modeButton(page, "60 seconds").click();
    await expect(page.getByRole("radio", { name: "Hard" })).toBeChecked();
    await expectFigures(page, { "Time left": "60 s" });
  });
});

/** Begins a timed test while the clock is stopped. */
async function beginTimed(page: Page, seconds: number) {
  await modeButton(page, `${seconds} seconds`).click();
  await advanceUntilFocused(page);
}

async function typeShown(page: Page, count: number) {
  await page.keyboard.type((await shownPassage(page)).slice(0, count));
}

/** The mean length of a text's words, in characters. */
function averageWord(text: string): number {
  const words = text.split(" ");
  return text.length / words.length;
}

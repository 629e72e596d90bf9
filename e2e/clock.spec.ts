import { expect, type Page } from "@playwright/test";
import { openTestWithStoppedClock } from "./test-aids/stopped-clock.ts";
import { expectFigures, figure, resultHeading, typingField } from "./test-aids/typing.ts";
import { sharedClockTest as test } from "./test.ts";

// With the first passage of its level and with a clock of the test's own, every
// figure can be worked out by hand: it has 202 characters.
const passage =
  "The kettle sings on the stove while the rain taps the glass. I pour a cup of tea and sit by the window. A small bird lands on the fence and shakes its wings. Soon the sun will come out and dry the path.";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await openTestWithStoppedClock(page);
});

test("the clock starts with the first character; live figures follow the formulas, refreshed every 100 ms", async ({
  page,
}) => {
  await page.clock.runFor(5000);
  await page.keyboard.press("Shift");
  await page.keyboard.press("Backspace");
  await page.clock.runFor(5000);
  await expectFigures(page, { Speed: "0 WPM", Time: "0 s" });
  await page.keyboard.type("T");
  await page.clock.runFor(999);
  // 0.2 words in 0.9 s, by the last tick.
  await expectFigures(page, { Speed: "13 WPM", Time: "0 s" });
  await page.clock.runFor(1);
  await expectFigures(page, { Speed: "12 WPM", Time: "1 s" });

  await page.clock.runFor(4999);
  // 25 characters are 5 words, in a tenth of a minute; 1 wrong of 25.
  await page.keyboard.type("he kettle sings on the#s");
  await page.clock.runFor(1);
  await expectFigures(page, { Speed: "50 WPM", Accuracy: "96 %", Time: "6 s", Errors: "1" });
  await page.keyboard.press("Backspace");
  await page.clock.runFor(99);
  await expect(figure(page, "Speed")).toHaveText("50 WPM");
  // 24 characters in 6.1 s.
  await page.clock.runFor(1);
  await expectFigures(page, { Speed: "47 WPM", Accuracy: "96 %", Errors: "1" });
});

test("the test ends at the last character; visitors who type on press nothing, and a new test has the focus after 100 ms", async ({
  page,
}) => {
  const tryAgain = page.getByRole("button", { name: "Try Again" });
  await page.keyboard.type("T");
  await page.clock.fastForward(60_000);
  // 202 characters are 40.4 words, in one minute; 2 wrong of 202 leave 99.0 %.
  await page.keyboard.type("##");
  await page.keyboard.insertText(passage.slice(3, -5));
  await page.keyboard.type(`${passage.slice(-5)}    `);
  await expect(resultHeading(page)).toHaveText(/^40 words per minute, 99 percent accuracy/);
  await expect(resultHeading(page)).not.toBeFocused();
  await page.clock.runFor(400);
  await expect(resultHeading(page)).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(tryAgain).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.clock.runFor(399);
  await page.keyboard.press("Enter");
  await expect(tryAgain).toBeFocused();

  await page.clock.runFor(5000);
  await expect(tryAgain).toBeFocused();
  await expectFigures(page, {
    Accuracy: "99%",
    Time: "60 s",
    Errors: "2",
    "Wrong keystrokes": "2",
  });
  await expect(page.getByText("Good: 40 to 60 WPM")).toBeAttached();
  await page.keyboard.press("Enter");
  await expectFieldFocusedAfter100Milliseconds(page);

  await page.getByRole("button", { name: "Restart" }).click();
  await expectFieldFocusedAfter100Milliseconds(page);
  await page.getByRole("radio", { name: "Medium" }).click();
  await expect(page.getByRole("radio", { name: "Medium" })).toBeChecked();
  await expectFieldFocusedAfter100Milliseconds(page);
});

async function expectFieldFocusedAfter100Milliseconds(page: Page) {
  await page.clock.runFor(99);
  await expect(typingField(page)).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(typingField(page)).toBeFocused();
}

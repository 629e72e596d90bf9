import { expect, type Page } from "@playwright/test";
import type { Milliseconds } from "../../src/engine/trial/edit.ts";
import { openTest, typingField, waitForDeferredParts } from "./typing.ts";
import { openOwnText, ownTextDialog, ownTextField } from "./exercise-picker.ts";

/** Opens the test with a clock that the test advances. */
export async function openTestWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await openTest(page);
  await waitForDeferredParts(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Begins a test of the visitor's own text while the clock is stopped. */
export async function beginOwnTextWithStoppedClock(page: Page, text: string): Promise<void> {
  await openOwnText(page);
  await ownTextField(page).fill(text);
  await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
  await advanceUntilFocused(page);
}

/** Advances the clock until a new test has the focus: its code may load after the request. */
export async function advanceUntilFocused(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(typingField(page)).toBeFocused({ timeout: 100 });
  }).toPass();
}

/** Begins the next test, a second after the end of one: earlier presses are ignored. */
export async function tryAgainWithStoppedClock(page: Page): Promise<void> {
  await page.clock.fastForward(1000);
  await page.getByRole("button", { name: "Try Again" }).click();
  await advanceUntilFocused(page);
}

/** Types the keys of a log, "" for Backspace, each after its interval. */
export async function typeStrokes(
  page: Page,
  strokes: readonly { readonly key: string; readonly interval: Milliseconds }[],
): Promise<void> {
  for (const { key, interval } of strokes) {
    // In one step, which is quicker than frame by frame, unless the page would count that as a stall.
    if (interval >= 1000) await page.clock.runFor(interval);
    else if (interval > 0) await page.clock.fastForward(interval);
    await page.keyboard.press(key === "" ? "Backspace" : key);
  }
}

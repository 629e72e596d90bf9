import type { Page } from "@playwright/test";
import { roundTime } from "../../src/engine/trial/edit.ts";

declare global {
  interface Window {
    inputTimes: number[];
  }
}

/** Makes pages opened from now on record the time of each key that wrote into a text field. */
export async function recordInputTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.inputTimes = [];
    const record = ({ target, timeStamp }: Event) => {
      if (target instanceof HTMLTextAreaElement) window.inputTimes.push(timeStamp);
    };
    addEventListener("keydown", record, true);
  });
}

/**
 * The time from the first of them to the last in milliseconds, both in the steps in which a test stores them:
 * rounding shows at very high speeds.
 */
export async function inputDuration(page: Page): Promise<number> {
  const times = await page.evaluate(() => window.inputTimes);
  return roundTime(times.at(-1) ?? 0) - roundTime(times[0] ?? 0);
}

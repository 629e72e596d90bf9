import type { Page } from "@playwright/test";

declare global {
  interface Window {
    inputTimes: number[];
  }
}

/** Has pages opened from now on record when each key was pressed that wrote into a text field. */
export async function recordInputTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.inputTimes = [];
    const record = ({ target, timeStamp }: Event) => {
      if (target instanceof HTMLTextAreaElement) window.inputTimes.push(timeStamp);
    };
    addEventListener("keydown", record, true);
  });
}

/** Those moments, in milliseconds. */
export function inputTimes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => window.inputTimes);
}

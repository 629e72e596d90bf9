import type { Page } from "@playwright/test";

declare global {
  interface Window {
    paintedFrames: Set<string>;
    /** The layout shifts since the page began to load. */
    shifts: string[];
  }
}

/**
 * Makes pages opened from now on record the value of an expression in each frame that they paint.
 *
 * @param expression of JavaScript, evaluated once the page has a body.
 */
export async function recordFrames(page: Page, expression: string): Promise<void> {
  await page.addInitScript(`
    window.paintedFrames = new Set();
    const record = () => {
      if (document.body) window.paintedFrames.add(String(${expression}));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  `);
}

/** Its different values so far. */
export function paintedFrames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Array.from(window.paintedFrames));
}

/** Makes pages opened from now on record what shifts in them. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

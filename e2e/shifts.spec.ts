import { expect } from "@playwright/test";
import { inWindow } from "./in-window.ts";
import { openPage } from "./open-page.ts";
import { sitePages } from "./site-pages.ts";
import { expectComplaints, notFoundMessages, test } from "./test.ts";

// Without a window, Chromium finds none of the system's faces that the styles name.
test.use(inWindow);

for (const { path } of [...sitePages, { path: "/nowhere" }]) {
  test(`${path} comes to life without a message, and nothing in it shifts`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    if (path === "/nowhere") {
      await expectComplaints(complaints, notFoundMessages("/nowhere"));
    }
  });
}

declare global {
  interface Window {
    /** Layout shifts since the page began to load. */
    shifts: string[];
  }
}

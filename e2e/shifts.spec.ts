import { expect, type Page } from "@playwright/test";
import { openPage } from "./test-aids/open-page.ts";
import { sitePages } from "./test-aids/site-pages.ts";
import { expectProblems, notFoundMessages, sharedPageTest as test } from "./test.ts";
import { recordShifts } from "./test-aids/frames.ts";

test("every page hydrates without a message, nothing in it shifts, and the sent elements stay", async ({
  page,
  problems,
}) => {
  await recordShifts(page);
  await recordSent(page);
  // Each page is opened as on a first visit, in the light theme.
  await page.addInitScript(() => localStorage.clear());
  for (const path of [...sitePages.map((site) => site.path), "/nowhere"]) {
    await test.step(path, async () => {
      await openPage(page, path);
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, weight }) => weight === "600" && !/Fallback|Narrowed/.test(family),
        ),
      );
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
      await page.getByRole("button", { name: "Dark theme" }).click();
      await expect(page.getByRole("button", { name: "Dark theme", pressed: true })).toBeVisible();
      expect(await page.evaluate(() => window.sent.filter((part) => !part.isConnected))).toEqual(
        [],
      );
    });
  }
  await expectProblems(problems, notFoundMessages("/nowhere"));
});

test("the footer of a page that arrives in parts is shown when it is complete, so that it does not move", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ bypassCSP: true, ...(baseURL && { baseURL }) });
  await page.goto("/nowhere");
  const heights = await page.evaluate(async () => {
    const html = await (await fetch("/about")).text();
    const middle = html.indexOf("Made with love");
    // oxlint-disable-next-line typescript/no-deprecated -- Nothing else keeps the parser waiting.
    const write = (part: string) => document.write(part);
    const footerHeight = () => document.querySelector("footer")?.offsetHeight;
    document.open();
    write(html.slice(0, middle));
    const before = footerHeight();
    write(html.slice(middle));
    document.close();
    return { before, isShown: footerHeight() !== 0 };
  });
  expect(heights).toEqual({ before: 0, isShown: true });
  await page.close();
});

async function recordSent(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      window.sent = [...document.querySelectorAll("header, h2")];
    });
  });
}

declare global {
  interface Window {
    /** The prerendered header and headings. */
    sent: Element[];
  }
}

import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { ledgerFigures } from "../src/engine/test-aids/ledger-figures.ts";
import { type TypingLog, typingLog } from "../src/engine/test-aids/typing-log.ts";
import {
  beginOwnTextWithStoppedClock,
  openTestWithStoppedClock,
  typeStrokes,
} from "./stopped-clock.ts";
import { progressSection } from "./opened-tests.ts";
import { choose } from "./result-lists.ts";
import { sharedPageTest as test, sharedClockTest as clockTest } from "./test.ts";
import { openTest, resultHeading, typePassage, typingField } from "./typing.ts";

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

    await tryAgain(page);
    await typeLog(page, log);
    await expect(progressSection(page).getByText(/next time \(2 tests\)\./)).toBeVisible();
    await expect(progressSection(page).getByText("No real change so far:")).toBeVisible();

    const links = page.getByRole("navigation", { name: "Main" });
    await links.getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Keypace");
    await links.getByRole("link", { name: "Home" }).click();
    await tryAgain(page);
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

clockTest("picture and keystroke log are saved from the page itself", async ({ page }) => {
  await openTestWithStoppedClock(page);
  await beginOwnTextWithStoppedClock(page, sentence);
  await typeLog(page, log);

  await choose(page, "Share", "Share the picture");
  const dialog = page.getByRole("dialog", { name: "Picture of your result" });
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save picture" }).click();
  const picture = await saving;
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(picture.suggestedFilename()).toBe(`keypace-${speedOf(log)}-wpm.png`);
  const png = await readFile(await picture.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  const savingLog = page.waitForEvent("download");
  await choose(page, "Save", "Keystroke log");
  const saved = await savingLog;
  const { presented, edits } = JSON.parse(await readFile(await saved.path(), "utf8")) as {
    presented: string;
    edits: { at: number; inserted: string }[];
  };
  expect(presented).toBe(sentence);
  expect(edits.map(({ inserted }) => inserted)).toEqual(log.ledger.strokes.map(({ key }) => key));
  const intervals = edits.slice(1).map(({ at }, index) => at - (edits[index]?.at ?? 0));
  for (const [index, interval] of ledgerFigures(log).intervals.entries()) {
    expect(intervals[index]).toBeCloseTo(interval, 2);
  }
});

test("a finished passage and everything about it make a page of bounded height, and on paper result and report, with nothing to press", async ({
  page,
}) => {
  await openTest(page);
  await page.keyboard.type("#");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("#");
  await typePassage(page, 1);
  await expect(report(page).getByRole("heading", { name: "How it was measured" })).toBeVisible();
  for (const [width, most] of [
    [1280, 3200],
    [390, 5500],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(most);
  }

  await page.emulateMedia({ media: "print" });
  await expect(resultHeading(page)).toBeVisible();
  const parts = report(page).getByRole("heading", { level: 3 });
  await expect(parts).toHaveText(["Mistakes", "Keys"]);
  await expect(page.getByRole("button")).toHaveCount(0);
  // The name of the site, at the top of the sheet.
  await expect(page.getByRole("link")).toHaveCount(1);
  await expect(page.getByRole("link")).toHaveAccessibleName("Keypace");

  await page.emulateMedia({ media: "screen" });
  await report(page).getByText("Figures and formulas").click();
  await page.emulateMedia({ media: "print" });
  await expect(parts.last()).toHaveText("How it was measured");
});

function report(page: Page): Locator {
  return page.getByRole("region", { name: "Report" });
}

async function typeLog(page: Page, { ledger }: TypingLog) {
  await typingField(page).focus();
  await typeStrokes(page, ledger.strokes);
  await page.clock.runFor(2000);
}

async function tryAgain(page: Page) {
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.clock.runFor(100);
}

function speedOf(typed: TypingLog): number {
  return Math.round((12_000 * typed.presented.length) / ledgerFigures(typed).duration);
}

import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Page } from "playwright";
import { closingLine, entryText, openingLine } from "../../../src/saved-tests/file-entries.ts";
import { folders } from "../../project/folders.ts";
import { manyTests } from "../../figures/many-tests.ts";
import { atMost, type Part } from "../part.ts";

declare global {
  interface Window {
    /** The tasks of 50 ms and more since the page opened, in milliseconds. */
    longTasks: number[];
  }
}

const tests = 10_000;

/** Opens a year of saved tests, from the choice of the file to the chart. */
export const savedTestsPart: Part = {
  name: "saved-tests",
  title: "Opening 10,000 saved tests of 300 keys",
  rounds: 3,
  measure: (subject, { withPage }) =>
    withPage(async ({ page, session }) => {
      await page.goto(subject.address);
      const duration = await openManyTests(page);
      await session.send("HeapProfiler.collectGarbage");
      const { usedSize } = await session.send("Runtime.getHeapUsage");
      return [
        { measure: "file chosen to chart shown (ms)", value: duration, target: atMost(6000) },
        {
          measure: "longest task meanwhile (ms)",
          value: Math.max(0, ...(await page.evaluate(() => window.longTasks))),
          target: atMost(50),
        },
        { measure: "heap afterwards (MB)", value: usedSize / 1_000_000 },
      ];
    }),
};

/** Opens a year of saved tests on Home; returns the time in milliseconds. */
export async function openManyTests(page: Page): Promise<number> {
  const path = await fileOfTests();
  const progress = page.getByRole("region", { name: "Progress" });
  const field = progress.locator("input[type=file]:enabled");
  await field.waitFor({ state: "attached" });
  await watchLongTasks(page);
  const from = performance.now();
  await field.setInputFiles(path);
  // Checks each frame, because Playwright checks only every half second.
  await page.waitForFunction(
    (start) => [...document.querySelectorAll("p")].some((p) => p.textContent.startsWith(start)),
    "10,000 tests from ",
    { polling: "raf", timeout: 120_000 },
  );
  return performance.now() - from;
}

/** A file of about 400 MB with tests as the site saves them. */
async function fileOfTests(): Promise<string> {
  const path = join(folders.cache, "year.json");
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return path;
}

function* lines(): Generator<string> {
  yield `${openingLine}\n`;
  let index = 0;
  for (const test of manyTests(tests)) {
    index += 1;
    yield `${entryText(test)}${index < tests ? "," : ""}\n`;
  }
  yield `${closingLine}\n`;
}

function watchLongTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: "longtask" });
  });
}

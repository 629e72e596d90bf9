import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { max, median } from "d3-array";
import type { Page } from "playwright";
import type { BenchBrowser } from "../browser/bench-browser.ts";
import type { Part, Reading } from "../part.ts";
import { focusField } from "../subject.ts";
import { benchTexts } from "../texts.ts";
import { keyCostsAfter } from "../trace/key-trace.ts";

/** The number of characters in the field before the first key. */
const lengths = [0, 1_000, 4_000, 16_000, 99_000];

/** After this many characters, the field that drops text is about to do so. */
const beforeDropping = 3_990;

const fieldPage = pathToFileURL(join(import.meta.dirname, "../pages/field.html")).href;

type OpenField = (page: Page, text: string) => Promise<boolean>;

/**
 * Measures keys in a field with more and more text, at 6× throttle: in the site, in a page with nothing
 * but a field, and in a field that drops text far from the caret (docs/work/performance.md).
 */
export const longFieldPart: Part = {
  name: "long-field",
  title: "A key in a field that holds a lot, 6×",
  rounds: 2,
  async measure(subject, browser, isQuick) {
    const fields: Readonly<Record<string, OpenField>> = {
      "the site": (page, text) => subject.chooseText(page, text),
      "a field alone": (page) => openField(page, fieldPage),
      "a field that lets go": (page) => openField(page, `${fieldPage}#lets-go`),
    };
    const readings: Reading[] = [];
    for (const [name, open] of Object.entries(fields).slice(0, isQuick ? 1 : undefined)) {
      const costs = (text: string, length: number) => keyCosts(browser, open, text, length);
      for (const length of isQuick ? [0, 99_000] : lengths) {
        const value = median(await costs(benchTexts.long, length)) ?? 0;
        readings.push({ measure: `${name}, ${length} characters (ms)`, value });
      }
      if (isQuick) continue;
      const inParagraphs = median(await costs(benchTexts.longInParagraphs, 99_000)) ?? 0;
      readings.push({ measure: `${name}, 99000 in paragraphs (ms)`, value: inParagraphs });
      const costliest = max(await costs(benchTexts.long, beforeDropping)) ?? 0;
      readings.push({ measure: `${name}, costliest key about 4000 (ms)`, value: costliest });
    }
    return readings;
  },
};

async function openField(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await focusField(page);
  return true;
}

/** The cost of 25 keys; empty if the subject takes no text of the visitor. */
function keyCosts(
  { withPage }: BenchBrowser,
  open: OpenField,
  text: string,
  length: number,
): Promise<readonly number[]> {
  return withPage(async (opened) =>
    (await open(opened.page, text))
      ? keyCostsAfter(opened, text.slice(0, length), text.slice(length, length + 25))
      : [],
  );
}

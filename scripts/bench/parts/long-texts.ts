import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { median } from "d3-array";
import type { BenchPage } from "../browser/bench-browser.ts";
import { withErrors } from "../browser/type-keys.ts";
import type { Part, Reading } from "../part.ts";
import { focusField } from "../subject.ts";
import { benchTexts } from "../texts.ts";
import { keyCostsAfter } from "../trace/key-trace.ts";

interface Place {
  readonly title: string;
  readonly text: string;
  readonly from: number;
}

const short: Place = { title: "200 characters", text: benchTexts.short, from: 0 };
const atStart = inLongText(", at the start", 0);
const halfway = inLongText(", halfway", 50_000);
const atEnd = inLongText(", near the end", 99_000);
const atEndOfParagraphs = inLongText(
  " in paragraphs, near the end",
  99_000,
  benchTexts.longInParagraphs,
);

function inLongText(where: string, from: number, text = benchTexts.long): Place {
  return { title: `100,000 characters${where}`, text, from };
}

/**
 * Measures keys in texts of the visitor's own, at 6× throttle: a long text must not cost the site more than
 * it costs a bare text area.
 */
export const longTextsPart: Part = {
  name: "long-texts",
  title: "A key in a text of one's own, 6×",
  hasFloor: true,
  rounds: 2,
  async measure(subject, { withPage }, isQuick) {
    const places = isQuick ? [short, atEnd] : [short, atStart, halfway, atEnd, atEndOfParagraphs];
    const readings: Reading[] = [];
    let shortCost: number | null = null;
    for (const place of places) {
      const cost = await withPage(async (opened) =>
        (await subject.chooseText(opened.page, place.text)) ? medianCost(opened, place) : null,
      );
      if (cost === null) return [];
      readings.push({
        measure: `${place.title} (ms)`,
        value: cost,
        target: { of: "times the floor", max: 1.5 },
      });
      shortCost ??= cost;
      if (place === short) continue;
      readings.push({
        measure: `${place.title}, over that of 200 (×)`,
        value: cost / shortCost,
        // A bare text area grows slower with its text; the site must not add to that.
        target: { of: "times the floor", max: 1.2 },
      });
    }
    for (const place of isQuick || subject.project === null ? [] : [short, atEnd]) {
      readings.push({
        measure: `in a field that keeps the last 2,000, ${place.title} (ms)`,
        value: await withPage(async (opened) => {
          await opened.page.goto(shortField);
          await focusField(opened.page);
          return medianCost(opened, place);
        }),
      });
    }
    return readings;
  },
};

/** A page whose field drops text far from the caret; docs/work/performance.md says why the site keeps it. */
const shortField = pathToFileURL(join(import.meta.dirname, "../pages/short-field.html")).href;

/** The cost of a key in the focused field, after the text before it. */
async function medianCost(opened: BenchPage, { text, from }: Place): Promise<number> {
  const keys = withErrors(text.slice(from, from + 25));
  return median(await keyCostsAfter(opened, text.slice(0, from), keys)) ?? 0;
}

import { median } from "d3-array";
import type { BenchPage } from "../browser/bench-browser.ts";
import { withErrors } from "../browser/type-keys.ts";
import type { Part, Reading } from "../part.ts";
import type { Subject } from "../subject.ts";
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
      const cost = await withPage((opened) => keyCost(opened, subject, place));
      if (cost === null) return [];
      readings.push({
        measure: `${place.title} (ms)`,
        value: cost,
        target: { of: "times the floor", most: 1.5 },
      });
      shortCost ??= cost;
      if (place === short) continue;
      readings.push({
        measure: `${place.title}, over that of 200 (×)`,
        value: cost / shortCost,
        // A bare text area grows slower with its text; the site must not add to that.
        target: { of: "times the floor", most: 1.2 },
      });
    }
    return readings;
  },
};

/** The median cost of a key; `null` if the subject takes no text of the visitor. */
async function keyCost(
  opened: BenchPage,
  subject: Subject,
  { text, from }: Place,
): Promise<number | null> {
  if (!(await subject.chooseText(opened.page, text))) return null;
  const keys = withErrors(text.slice(from, from + 25));
  return median(await keyCostsAfter(opened, text.slice(0, from), keys)) ?? null;
}

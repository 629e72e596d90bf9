import { expect, type Locator } from "@playwright/test";
import { ledgerFigures } from "../src/engine/test-aids/ledger-figures.ts";
import { type TypingLog, typingLog } from "../src/engine/test-aids/typing-log.ts";
import {
  beginOwnTextWithStoppedClock,
  openTestWithStoppedClock,
  typeStrokes,
} from "./test-aids/stopped-clock.ts";
import { sharedClockTest as test } from "./test.ts";
import { expectFigures, headingAt, resultHeading } from "./test-aids/typing.ts";
import { explainedFigures } from "./test-aids/whole-report.ts";

// The engine's own tests compare the figures of many logs with what their typists did; here the page does so
// for one, which has a pause and mistakes of every kind.
const mistakesOfEveryKind = typingLog(
  "The kettle sings on the stove while the rain taps the glass. I pour a cup of tea.",
  { seed: 14, median: 130, errorRate: 1 },
);

test("a log, typed at its own speed: result and report show what its typist did", async ({
  page,
}) => {
  const log = mistakesOfEveryKind;
  await openTestWithStoppedClock(page);
  await beginOwnTextWithStoppedClock(page, log.presented);
  await typeStrokes(page, log.ledger.strokes);
  await page.clock.runFor(2000);

  const { errors, wrongKeystrokes, duration, left, corrected } = ledgerFigures(log);
  const { length } = log.presented;
  const speed = Math.round((12_000 * length) / duration);
  await expect(resultHeading(page)).toHaveText(headingAt(speed));
  await expectFigures(page, {
    Accuracy: `${Math.round((100 * (length - errors)) / length)}%`,
    Time: `${Math.floor(duration / 1000)} s`,
    Errors: `${errors}`,
    "Wrong keystrokes": `${wrongKeystrokes}`,
  });

  const report = page.getByRole("region", { name: "Report" });
  await report.getByText("Figures and formulas").click();
  const shown = async () => Object.fromEntries(await explainedFigures(report));
  await expect.poll(shown).toMatchObject(expectedFigures(log));

  const kinds = [
    ["Wrong", left.substituted, corrected.substituted],
    ["Missing", left.omitted, corrected.omitted],
    ["Extra", left.inserted, corrected.inserted],
    ["Swapped", left.swapped, corrected.swapped],
  ];
  // A kind without mistakes has no row.
  expect(await countsOf(report.getByRole("table", { name: /^Marked: still wrong/ }))).toEqual(
    kinds.filter(([, leftCount, correctedCount]) => leftCount !== 0 || correctedCount !== 0),
  );
  await expect.poll(() => shownSubstitutions(report)).toEqual(expectedSubstitutions(log));

  await expect(report).toContainText(`${log.ledger.strokes.length} keystrokes in `);
  await report.getByText("Watch the replay").click();
  await report.getByRole("slider", { name: "Position in the replay" }).press("End");
  await expect(report.getByText("You typed").locator("+ p")).toHaveText(log.ledger.transcribed);
});

/** The figures of a log in the part How it was measured, by their names. */
function expectedFigures(log: TypingLog): Readonly<Record<string, string>> {
  const figures = ledgerFigures(log);
  return {
    "Mistakes corrected and left": `${total(figures.corrected)} and ${total(figures.left)}`,
    "Median interval": `${Math.round(figures.medianInterval)} ms`,
  };
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How often each letter was typed for another, as "u for i". */
function expectedSubstitutions({ ledger }: TypingLog): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind, presented, typed } of ledger.errors) {
    if (kind !== "substituted") continue;
    const name = `${typed} for ${presented}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The same from a sentence of the report. */
async function shownSubstitutions(report: Locator): Promise<Readonly<Record<string, number>>> {
  const sentence = await report.getByText(/^Wrong keys, corrected or not: /).textContent();
  const hits = (sentence ?? "").matchAll(/“(.)” for “(.)”(?: \((\d+)\))?/g);
  return Object.fromEntries(
    Array.from(hits, ([, hit, meant, times = "1"]) => [`${hit} for ${meant}`, Number(times)]),
  );
}

/** The name of each kind of mistake, how many were left and how many corrected. */
async function countsOf(table: Locator) {
  const rows = await table
    .locator("tbody tr")
    .evaluateAll((each) =>
      each.map((row) =>
        Array.from(row.children, (cell) => (cell.lastElementChild ?? cell).textContent),
      ),
    );
  return rows.map(([name, left, corrected]) => [name, Number(left), Number(corrected)]);
}

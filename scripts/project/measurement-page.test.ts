import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../../src/engine/test-aids/key-script.ts";
import { endAtLimit, newTrial, type Trial } from "../../src/engine/trial/trial.ts";
import { runToEnd } from "../../src/engine/work.ts";
import {
  countText,
  tenthsText,
  exactTimeText,
  ratioText,
  shareText,
} from "../../src/format/format-figures.ts";
import { type Figures, figuresInSteps } from "../../src/saved-tests/results-table.ts";
import { folders } from "./folders.ts";

const page = readFileSync(join(folders.project, "docs/work/measurement.md"), "utf8");

/** How to compute each figure that the page works out for “the quick brown”. */
const ofTheQuick: Readonly<Record<string, (of: Figures) => readonly string[]>> = {
  "Error rates": ({ errorRates: { uncorrected, corrected, total } }) =>
    [uncorrected, corrected, total].map(shareText),
  "Utilised and wasted bandwidth": ({ bandwidth }) =>
    [bandwidth.utilised, bandwidth.wasted].map(shareText),
  "Correction efficiency": (of) => [ratioText(of.correctionEfficiency ?? 0)],
  "Participant conscientiousness": (of) => [shareText(of.conscientiousness ?? 0)],
  "Time spent correcting": ({ timeCorrecting, duration }) => [
    exactTimeText(timeCorrecting),
    shareText(timeCorrecting / duration),
  ],
  "Speed without corrections": (of) => [tenthsText(of.wordsPerMinuteUncorrected)],
  Throughput: ({ throughput }) => [tenthsText(throughput ?? 0)],
};

/** The same for “quickly” typed as “qucehkly”, which the page names in their examples. */
const ofQuickly: typeof ofTheQuick = {
  "Mean alignment length": ({ allAlignments: all }) => [
    ratioText(all?.meanLength ?? 0),
    countText(all?.count ?? 0, "alignment"),
  ],
  "Averaged substitutions, omissions, insertions": ({ allAlignments: all }) =>
    [all?.substituted ?? 0, all?.omitted ?? 0, all?.inserted ?? 0].map(ratioText),
};

test("docs/work/measurement.md works out the researchers' figures as the engine does", () => {
  expect(page).toContain("“the quick brown” typed as “th quix⌫ck brpown”");
  const theQuick = analysed(typeKeys("the quick brown", "th quix<ck brpown", 250));
  expectWorkedOut(ofTheQuick, theQuick);
  const { correct, incorrectNotFixed, incorrectFixed, fixes } = theQuick.classes;
  expect(page).toContain(
    `C, INF, IF and F are ${correct}, ${incorrectNotFixed}, ${incorrectFixed} and ${fixes}:`,
  );
  // In a timed test, because eight characters are one more than the word has.
  const timed = setValue(newTrial("quickly", 15_000), "qucehkly", 0);
  expectWorkedOut(ofQuickly, analysed(endAtLimit(timed, 15_000)));
});

test("each example of the table is checked", () => {
  const table = rows().slice(rows().findIndex(([, head]) => head === "Figure") + 2);
  const names = table
    .slice(
      0,
      table.findIndex((row) => row.length < 5),
    )
    .map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set([...Object.keys(ofTheQuick), ...Object.keys(ofQuickly)]));
});

function expectWorkedOut(figures: typeof ofTheQuick, analysis: Figures) {
  for (const [name, values] of Object.entries(figures)) {
    const [, , , example = ""] = rows().find(([, own]) => own === name) ?? [];
    for (const value of values(analysis)) expect(`${name}: ${example}`).toContain(value);
  }
}

function rows(): readonly (readonly string[])[] {
  return page.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
}

function analysed(trial: Trial): Figures {
  return runToEnd(figuresInSteps(finished(trial)));
}

/**
 * Builds the site and measures it in Chromium, and its engine in Node: `npm run bench`.
 * docs/work/performance.md explains how.
 *
 * `--against REV` alternates with another revision, `--quick` does less of everything, and names of parts
 * exclude the others: `npm run bench -- --quick keys long-texts`.
 */
import { parseArgs } from "node:util";
import { median } from "d3-array";
import { type BenchBrowser, withBrowser } from "./bench/browser/bench-browser.ts";
import type { Part, Reading } from "./bench/part.ts";
import { burdensPart } from "./bench/parts/burdens.ts";
import { enginePart } from "./bench/parts/engine.ts";
import { firstLoadPart } from "./bench/parts/first-load.ts";
import { growthPart } from "./bench/parts/growth.ts";
import { keysPart } from "./bench/parts/keys.ts";
import { longTextsPart } from "./bench/parts/long-texts.ts";
import { manyTestsPart } from "./bench/parts/many-tests.ts";
import { megabytePart } from "./bench/parts/megabyte.ts";
import { openingPart } from "./bench/parts/opening.ts";
import { restPart } from "./bench/parts/rest.ts";
import { resultPart } from "./bench/parts/result.ts";
import { savedTestsPart } from "./bench/parts/saved-tests.ts";
import type { Subject } from "./bench/subject.ts";
import { missedTargets, type PartResult, tableOf } from "./bench/table.ts";
import { withSubjects } from "./bench/with-subjects.ts";

const parts = [
  keysPart,
  longTextsPart,
  megabytePart,
  openingPart,
  resultPart,
  burdensPart,
  growthPart,
  manyTestsPart,
  restPart,
  savedTestsPart,
  firstLoadPart,
  enginePart,
];

const { values, positionals } = parseArgs({
  options: { against: { type: "string" }, quick: { type: "boolean", default: false } },
  allowPositionals: true,
});
const { against, quick: isQuick } = values;
const names = parts.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  throw new Error(`Unknown part: ${unknown.join(", ")}. Choose from ${names.join(", ")}.`);
}
await withSubjects(against, (subjects) =>
  withBrowser(async (browser) => {
    const results: PartResult[] = [];
    for (const part of parts) {
      if (positionals.length > 0 && !positionals.includes(part.name)) continue;
      const start = performance.now();
      results.push(await runPart(part, subjects, browser));
      console.error(`${part.name}: ${Math.round((performance.now() - start) / 1000)} s`);
    }
    console.log(tableOf(results, against));
    const missed = missedTargets(results);
    console.log(`\n${missed.length} targets missed${missed.map((line) => `\n  ${line}`).join("")}`);
  }),
);

/**
 * Measures the subjects alternately, round by round, so that other load of the machine affects all alike;
 * returns the medians of the rounds.
 */
async function runPart(
  part: Part,
  subjects: readonly Subject[],
  browser: BenchBrowser,
): Promise<PartResult> {
  const measured = subjects
    .filter(({ project }) => project !== null || part.hasFloor)
    .map((subject) => ({ subject, rounds: new Array<readonly Reading[]>() }));
  for (let round = 0; round < (isQuick ? 1 : part.rounds); round += 1) {
    for (const { subject, rounds } of measured) {
      rounds.push(await part.measure(subject, browser, isQuick));
    }
  }
  return {
    title: part.title,
    subjects: measured.map(({ subject, rounds }) => ({
      subject: subject.name,
      readings: mediansOf(rounds),
    })),
  };
}

function mediansOf([first = [], ...others]: readonly (readonly Reading[])[]): readonly Reading[] {
  return first.map((reading) => {
    const again = others.flatMap((readings) =>
      readings.filter(({ measure }) => measure === reading.measure),
    );
    return { ...reading, value: median([reading, ...again], ({ value }) => value) ?? 0 };
  });
}

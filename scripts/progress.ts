/**
 * Reads saved tests and prints their progress: `npm run progress -- file.json …`; without a file, it
 * generates a year of tests (10,000 of 300 keys) and prints how long opening them takes and how much
 * memory they need. `npm run bench -- saved-tests` measures the same in a browser.
 */
import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import {
  countTrial,
  newPracticeCounts,
  practiceOf,
} from "../src/engine/practice/practice-of-trials.ts";
import { runToEnd } from "../src/engine/work.ts";
import { progressOf } from "../src/test-files/progress.ts";
import { openTests } from "../src/test-files/open-tests.ts";
import { trialOf } from "../src/test-files/stored-test.ts";
import { entryText, savedTestsParts } from "../src/test-files/save-tests.ts";
import { manyTests } from "./progress/many-tests.ts";

const paths = process.argv.slice(2);
const files = paths.length > 0 ? await Promise.all(paths.map(fileOf)) : [yearOfTests()];

const opened = await timed("opened", () => openTests(files));
const progress = await timed("change", () =>
  progressOf(opened.tests.map(({ point }) => point).filter((point) => point !== null)),
);
const practice = await timed("letters and pairs", () =>
  practiceOf(
    opened.tests.reduce((counts, { stored }) => {
      runToEnd(countTrial(counts, trialOf(stored)));
      return counts;
    }, newPracticeCounts()),
  ),
);

for (const { name, problem, count } of opened.problems) console.log(`${name}: ${count} ${problem}`);
console.log(`${opened.tests.length} tests, ${opened.repeated} more that were there already`);
if (progress.change) {
  const { earlier, later, isBeyondNoise } = progress.change;
  const worth = isBeyondNoise ? "more than noise" : "within the noise";
  console.log(`from ${Math.round(earlier)} to ${Math.round(later)} WPM: ${worth}`);
}
const [slowest] = practice.letters.toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0));
if (slowest) console.log(`slowest letter: ${slowest.text}`);

async function fileOf(path: string): Promise<File> {
  return new File([await openAsBlob(path)], basename(path));
}

function yearOfTests(): File {
  const parts = savedTestsParts([...manyTests(10_000)].map(entryText));
  const file = new File([...parts], "year.json");
  console.log(`10,000 tests in ${Math.round(file.size / 1_000_000)} MB`);
  return file;
}

async function timed<Result>(what: string, run: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  const heap = Math.round(process.memoryUsage().heapUsed / 1_000_000);
  console.log(`${what} in ${Math.round(performance.now() - start)} ms; ${heap} MB in use`);
  return result;
}

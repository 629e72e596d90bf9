/**
 * Summarises saved tests by kind: `npm run progress -- file.json …`. Without a file, it generates a year of
 * tests (10,000 of 300 keys) and prints how long opening them takes and how much memory they need. `npm run
 * bench -- saved-tests` measures the same in a browser.
 */
import { countTrial, newPracticeCounts, practiceOf } from "../src/engine/practice.ts";
import { runToEnd } from "../src/engine/work.ts";
import { togetherText } from "../src/format/several-tests-text.ts";
import { kindsOf, progressOf } from "../src/progress/progress.ts";
import { problemSentence, progressVerdict } from "../src/progress/progress-words.ts";
import { openTests } from "../src/test-files/open-tests.ts";
import { kindOfTest, readStoredTrial } from "../src/test-files/stored-test.ts";
import { entryText, savedTestsParts } from "../src/test-files/file-entries.ts";
import { manyTests } from "./progress/many-tests.ts";
import { openPaths, printable } from "./progress/open-paths.ts";

const paths = process.argv.slice(2);

const opened = await timed("opened", () =>
  paths.length > 0 ? openPaths(paths) : openTests([yearOfTests()]),
);
const kinds = await timed("compared", () =>
  kindsOf(opened.tests).map(({ name }) => {
    const tests = opened.tests.filter((test) => kindOfTest(test) === name);
    return { name, progress: progressOf(tests.flatMap(({ point }) => point ?? [])) };
  }),
);
const practice = await timed("letters and pairs", () =>
  practiceOf(
    opened.tests.reduce((counts, { stored }) => {
      runToEnd(countTrial(counts, readStoredTrial(stored)));
      return counts;
    }, newPracticeCounts()),
  ),
);

for (const problem of opened.problems) {
  console.log(printable(`${problem.name} ${problemSentence(problem)}`));
}
console.log(`${opened.tests.length} tests, ${opened.repeated} duplicates ignored`);
for (const { name, progress } of kinds) {
  const { heading, sentence } = progressVerdict(progress);
  const speed = progress.speed ? ` ${togetherText(progress.speed)}.` : "";
  console.log(printable(`${name}:${speed} ${heading} ${sentence}`));
}
const [slowest] = practice.letters.toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0));
if (slowest) console.log(printable(`slowest letter: ${slowest.text}`));

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

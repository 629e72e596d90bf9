/**
 * Reads saved tests and tells what they come to: `npm run progress -- file.json …`; without a file, it
 * makes a year of tests (10,000 of 300 keys) in memory and tells how long opening them takes.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { typingLog } from "../src/engine/test-aids/typing-log.ts";
import { practiceOf, progressOf } from "../src/progress/progress.ts";
import { openingInSteps, type SavedFile, type SavedTests } from "../src/progress/saved-tests.ts";

const paths = process.argv.slice(2);
const files = paths.length > 0 ? paths.map(savedFile) : [yearOfTests()];

const opened = timed("opened", () => opening(files));
const progress = timed("speeds and ranges", () => progressOf(opened.tests));
const practice = timed("letters and pairs", () => practiceOf(opened.tests));

for (const { name, problem, count } of opened.problems) console.log(`${name}: ${count} ${problem}`);
console.log(`${opened.tests.length} tests, ${opened.repeated} more that were there already`);
if (progress.change) {
  const { earlier, later, isBeyondNoise } = progress.change;
  const worth = isBeyondNoise ? "more than noise" : "within the noise";
  console.log(`from ${Math.round(earlier)} to ${Math.round(later)} WPM: ${worth}`);
}
const [slowest] = practice.letters.toSorted((one, other) => (other.mean ?? 0) - (one.mean ?? 0));
if (slowest) console.log(`slowest letter: ${slowest.text}`);

/** Between two steps a page can answer: the longest is how long it would stand still. */
function opening(all: readonly SavedFile[]): SavedTests {
  const steps = openingInSteps(all);
  let longest = 0;
  for (;;) {
    const start = performance.now();
    const { done, value } = steps.next();
    longest = Math.max(longest, performance.now() - start);
    if (done === true) {
      console.log(`the longest step took ${Math.round(longest)} ms`);
      return value;
    }
  }
}

function savedFile(path: string): SavedFile {
  return { name: basename(path), text: readFileSync(path, "utf8") };
}

function yearOfTests(): SavedFile {
  const presented = "the bakers carried their crates across the square and told jokes. ".repeat(5);
  const tests = Array.from({ length: 10_000 }, (_, day) => {
    const log = typingLog(presented.slice(0, 280), { seed: day, median: 200 - day / 200 });
    const [start] = log.inputStream;
    const edits = log.inputStream.map(({ at, kind, inserted, ...place }) =>
      Object.assign(place, { at: at - (start?.at ?? 0), kind, inserted: inserted.join("") }),
    );
    const typedOn = new Date(Date.UTC(2026, 0, 1) + day * 3_150_000).toISOString();
    const format = "keypace-keystroke-log";
    return {
      typedOn,
      title: "Passage",
      log: { format, version: 1, presented: log.presented, limit: null, edits },
    };
  });
  const text = JSON.stringify({ format: "keypace-saved-tests", version: 1, tests });
  console.log(`10,000 tests in ${Math.round(text.length / 1_000_000)} MB`);
  return { name: "year.json", text };
}

function timed<Result>(what: string, run: () => Result): Result {
  const start = performance.now();
  const result = run();
  console.log(`${what} in ${Math.round(performance.now() - start)} ms`);
  return result;
}

/**
 * Summarises saved tests by kind, and if several people typed a plan, each person's alone:
 * `npm run progress -- file.json …`.
 */
import { countTrial, newPracticeCounts, practiceOf } from "../src/engine/practice.ts";
import { runToEnd } from "../src/engine/work.ts";
import { countText } from "../src/format/format-figures.ts";
import { togetherText } from "../src/format/several-tests-text.ts";
import { commonUnit } from "../src/format/speed-unit.ts";
import { hasSeveralNames, othersOf, peopleOf } from "../src/progress/people.ts";
import { testGroups, progressOf } from "../src/progress/progress.ts";
import { problemSentence, progressVerdict } from "../src/progress/progress-text.ts";
import { isPlanTest } from "../src/saved-tests/plan-test.ts";
import type { ProgressTest } from "../src/saved-tests/progress-test.ts";
import { decodeTrial, kindOfTest } from "../src/saved-tests/stored-test.ts";
import { openPaths, printable } from "./progress/open-paths.ts";

const paths = process.argv.slice(2);

if (paths.length === 0) {
  throw new Error(
    "No saved tests given. Example: npm run progress -- keypace-2026-11-23-2001.json",
  );
}
const { tests, problems, repeated } = await openPaths(paths);
for (const problem of problems) {
  console.log(printable(`${problem.name} ${problemSentence(problem)}`));
}
console.log(`${countText(tests.length, "test")}, ${countText(repeated, "duplicate")} ignored`);
const planTests = tests.filter(isPlanTest);
const hasPeople = hasSeveralNames(planTests);
for (const { name, plan, kinds, tests: own } of hasPeople ? peopleOf(planTests) : []) {
  for (const kind of kinds) {
    const ofKind = own.filter((test) => kindOfTest(test) === kind);
    printSummary(`${name || "No name"}, ${plan}, ${kind}`, ofKind);
  }
}
const others = othersOf(tests, hasPeople);
for (const [name, ofKind] of testGroups(others, kindOfTest)) printSummary(name, ofKind);
const counts = newPracticeCounts();
for (const { trial } of others) runToEnd(countTrial(counts, decodeTrial(trial)));
const [slowest] = practiceOf(counts).letters.toSorted(
  (one, other) => (other.mean ?? 0) - (one.mean ?? 0),
);
if (slowest?.mean) console.log(printable(`slowest letter: ${slowest.text}`));

function printSummary(name: string, ofKind: readonly ProgressTest[]): void {
  const progress = progressOf(ofKind.flatMap(({ point }) => point ?? []));
  const unit = commonUnit(ofKind);
  const { heading, sentence } = progressVerdict(progress, unit);
  const speed = progress.speed ? ` ${togetherText(progress.speed, progress.points, unit)}.` : "";
  console.log(printable(`${name}:${speed} ${heading} ${sentence}`));
}

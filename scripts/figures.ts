/**
 * Prints every figure of each test in files, logs or saved visits: `npm run figures -- log.json`.
 *
 * The keyboard that the log names determines which keys are neighbours, or `qwerty` if it names none;
 * `--layout NAME` chooses another, by its name in `src/content/keyboard-layouts.ts`.
 */
import { parseArgs } from "node:util";
import { areNeighbours } from "../src/content/keyboard.ts";
import { isLayoutName, keyboardLayouts, type LayoutName } from "../src/content/keyboard-layouts.ts";
import { runToEnd } from "../src/engine/work.ts";
import { mistakeCauses } from "../src/engine/mistakes/causes.ts";
import type { PracticeMetrics } from "../src/engine/practice.ts";
import { explanationsOf } from "../src/report/explanations.ts";
import { notesOf } from "../src/report/result/notes.ts";
import { causeNames } from "../src/report/mistakes/mistakes-in-words.ts";
import { problemSentence } from "../src/progress/progress-text.ts";
import { figuresByColumn, figuresInSteps } from "../src/saved-tests/results-table.ts";
import { type DecodedTest, decodeTest } from "../src/saved-tests/stored-test.ts";
import { openPaths, printable } from "./figures/open-paths.ts";

const { values, positionals } = parseArgs({
  options: { layout: { type: "string" } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  throw new Error(
    "No keystroke log given. Example: npm run figures -- keypace-log-2026-11-23-2001.json",
  );
}
const chosenLayout = layoutNamed(values.layout);
const { tests, problems } = await openPaths(positionals);
for (const problem of problems) print(`${problem.name} ${problemSentence(problem)}`);
for (const test of tests) printFigures(decodeTest(test));
if (tests.length === 0) process.exitCode = 1;

function printFigures({
  title,
  typedOn,
  trial,
  refusals,
  corrections,
  plan,
  layout: own,
}: DecodedTest): void {
  const layout = keyboardLayouts[chosenLayout ?? own ?? "qwerty"];
  if (tests.length > 1) print(`\n${"=".repeat(40)}`);
  if (typedOn !== null) print(new Date(typedOn).toISOString());
  const analysis = runToEnd(figuresInSteps(trial));
  const { presented, mistakes, letterTimes } = analysis;
  if (plan) {
    const { typist, condition, isPractice } = plan;
    const kinds = [condition && `condition ${condition}`, isPractice && "practice"];
    const place = [typist, plan.title, `test ${plan.test}`, ...kinds];
    print(place.filter(Boolean).join(", "));
  }
  if (title !== null) print(`${title}\n`);
  for (const note of notesOf(trial, { refusals, corrections })) print(`${note}\n`);

  printTable(explanationsOf(analysis).map(({ name, value }) => [name, value]));
  print("\nNot rounded");
  printTable(
    Object.entries(figuresByColumn(analysis)).map(([name, value]) => [name, value ?? "–"]),
  );

  printPart(
    "Mistakes, in order",
    mistakes.map(({ kind, position, presented: meant, typed, isCorrected, at }) => {
      const texts = `${JSON.stringify(meant)} typed ${JSON.stringify(typed)}`;
      return `${at} ms, at ${position}: ${kind}, ${texts}${isCorrected ? ", corrected" : ""}`;
    }),
  );
  printPart(
    "Mistakes by likely cause",
    mistakeCauses(presented, mistakes, (one, other) => areNeighbours(layout, one, other)).map(
      ({ cause, count, texts }) => `${causeNames[cause]}: ${count}, of ${JSON.stringify(texts)}`,
    ),
  );
  printPart(
    "Wrong keys, corrected or not",
    analysis.substitutions.map(
      ({ presented: meant, typed, count }) =>
        `${JSON.stringify(typed)} for ${JSON.stringify(meant)}: ${count}`,
    ),
  );
  printPart("Characters", letterTimes.letters.map(practiceText));
  printPart("First characters of words", [practiceText(letterTimes.wordStarts)]);
  printPart("Pairs of characters", analysis.pairTimes.map(practiceText));
  printPart(
    "Pace",
    analysis.pace.map(
      ({ position, at, wordsPerMinute }) => `${at} ms, at ${position}: ${wordsPerMinute} WPM`,
    ),
  );
  printPart(
    "Interruptions",
    analysis.stalls.spans.map(({ from, to }) => `${from} to ${to} ms`),
  );
}

function layoutNamed(name: string | undefined): LayoutName | null {
  if (name === undefined) return null;
  if (isLayoutName(name)) return name;
  const names = Object.keys(keyboardLayouts).join(", ");
  throw new Error(`Unknown layout: ${printable(name)}. Choose from ${names}.`);
}

function practiceText({ text, samples, mean, attempts, missed }: PracticeMetrics): string {
  const time = mean === null ? "" : `${mean} ms, the mean of ${samples}; `;
  return `${JSON.stringify(text)}: ${time}missed ${missed} of ${attempts}`;
}

function printTable(rows: readonly (readonly [name: string, value: string | number])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) print(`${name.padEnd(width)}  ${value}`);
}

function printPart(heading: string, lines: readonly string[]): void {
  print(`\n${heading}\n${lines.length > 0 ? lines.join("\n") : "none"}`);
}

function print(text: string): void {
  console.log(printable(text));
}

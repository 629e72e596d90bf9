/**
 * Prints every figure of a keystroke log saved as JSON: `npm run figures -- log.json`.
 *
 * The keyboard that the log names determines fingers and neighbouring keys, or `qwerty` if it names none;
 * `--layout NAME` chooses another, by its name in `src/content/keyboard-layouts.ts`.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { areNeighbours } from "../src/content/keyboard.ts";
import { isLayoutName, keyboardLayouts, type LayoutName } from "../src/content/keyboard-layouts.ts";
import { analyse } from "../src/engine/analyse.ts";
import { mistakeCauses } from "../src/engine/mistakes/causes.ts";
import type { PracticeMetrics } from "../src/engine/practice/letter-times.ts";
import { explanationsOf } from "../src/report/measured/explanations.ts";
import { refusalsNote } from "../src/report/result/notes.ts";
import { causeNames } from "../src/report/mistakes/mistakes-in-words.ts";
import { problemSentence } from "../src/progress/progress-words.ts";
import { readSavedTest } from "../src/test-files/read-log.ts";

const { values, positionals } = parseArgs({
  options: { layout: { type: "string" } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) throw new Error("Name a keystroke log: npm run figures -- keypace-keystrokes.json");

const read = readSavedTest(await readFile(file, "utf8"));
if (typeof read === "string") {
  throw new Error(`${file} ${problemSentence({ name: file, problem: read, count: 1 })}`);
}
const { title, trial, refusals } = read;
const layout = keyboardLayouts[layoutNamed(values.layout) ?? read.layout ?? "qwerty"];
const analysis = analyse(trial);
const { presented, mistakes, letterTimes } = analysis;
if (title !== null) console.log(`${title}\n`);
if (refusals !== undefined) console.log(`${refusalsNote(refusals, trial)}\n`);

const figures = explanationsOf(analysis, trial, layout);
const width = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value } of figures) console.log(`${name.padEnd(width)}  ${value}`);

tell(
  "Mistakes, in the order in which they were made",
  mistakes.map(({ kind, position, presented: meant, typed, isCorrected, at }) => {
    const texts = `${JSON.stringify(meant)} typed ${JSON.stringify(typed)}`;
    return `${at} ms, at ${position}: ${kind}, ${texts}${isCorrected ? ", corrected" : ""}`;
  }),
);
tell(
  "Mistakes by their cause",
  mistakeCauses(presented, mistakes, (one, other) => areNeighbours(layout, one, other)).map(
    ({ cause, count, texts }) => `${causeNames[cause]}: ${count}, of ${JSON.stringify(texts)}`,
  ),
);
tell(
  "Hit instead, corrected or not",
  analysis.hitInstead.map(
    ({ presented: meant, typed, count }) =>
      `${JSON.stringify(typed)} for ${JSON.stringify(meant)}: ${count}`,
  ),
);
tell(
  "Errors by character, in the mean over all alignments with the fewest",
  (analysis.allAlignments?.characters ?? []).map(
    ({ character, presented: times, substituted, omitted, inserted }) =>
      `${JSON.stringify(character)}, presented ${times}: ${substituted} substituted, ${omitted} omitted, ${inserted} inserted`,
  ),
);
tell("Characters", letterTimes.letters.map(practiceText));
tell("First characters of words", [practiceText(letterTimes.wordStarts)]);
tell("Pairs of characters", analysis.pairTimes.map(practiceText));
tell(
  "Pace",
  analysis.pace.map(
    ({ position, at, wordsPerMinute }) => `${at} ms, at ${position}: ${wordsPerMinute} WPM`,
  ),
);
tell(
  "Pauses",
  analysis.pauses.map(
    ({ from, to, stalled }) => `${from} to ${to} ms, of which the page stood still ${stalled} ms`,
  ),
);
tell(
  "Interruptions",
  analysis.stalls.spans.map(({ from, to }) => `${from} to ${to} ms`),
);

function layoutNamed(name: string | undefined): LayoutName | null {
  if (name === undefined) return null;
  if (isLayoutName(name)) return name;
  const names = Object.keys(keyboardLayouts).join(", ");
  throw new Error(`No layout is called ${name}: choose among ${names}.`);
}

function practiceText({ text, samples, mean, attempts, missed }: PracticeMetrics): string {
  const time = mean === null ? "" : `${mean} ms, the mean of ${samples}; `;
  return `${JSON.stringify(text)}: ${time}missed ${missed} of ${attempts}`;
}

function tell(heading: string, lines: readonly string[]): void {
  console.log(`\n${heading}\n${lines.length > 0 ? lines.join("\n") : "none"}`);
}

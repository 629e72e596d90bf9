/** Prints every figure of a keystroke log that was saved as JSON: `npm run figures -- log.json`. */
import { readFile } from "node:fs/promises";
import { analyse } from "../src/engine/analyse.ts";
import { explanationsOf } from "../src/report/measured/explanations.ts";
import { readKeystrokeLog } from "../src/report/share/read-keystroke-log.ts";

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name a keystroke log: npm run figures -- keypace-keystrokes.json");

const { title, trial } = readKeystrokeLog(await readFile(file, "utf8"));
const analysis = analyse(trial);
if (title !== null) console.log(`${title}\n`);

const figures = explanationsOf(analysis);
const width = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value } of figures) console.log(`${name.padEnd(width)}  ${value}`);

console.log("\nMistakes, in the order in which they were made");
for (const { kind, position, presented, typed, isCorrected, at } of analysis.mistakes) {
  const texts = `${JSON.stringify(presented)} typed ${JSON.stringify(typed)}`;
  console.log(`${at} ms, at ${position}: ${kind}, ${texts}${isCorrected ? ", corrected" : ""}`);
}

const characters = analysis.allAlignments?.characters ?? [];
console.log("\nErrors by character, in the mean over all alignments with the fewest");
for (const { character, presented, substituted, omitted, inserted } of characters) {
  console.log(
    `${JSON.stringify(character)}, to be typed ${presented} times: ${substituted} substituted, ${omitted} omitted, ${inserted} inserted`,
  );
}

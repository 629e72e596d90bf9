/**
 * Makes the two font files of the site out of IBM Plex Mono: only the characters that passages,
 * figures, headings and keys use, under a name of our own, for its licence reserves "Plex" to the
 * whole font. Run it by hand when that set changes (`npm run fonts`); its output is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const characters = `${printableAscii.join("")}±×÷·–—‘’“”…←↑→↓↵≈≤≥©°`;

const wholeFont = import.meta.resolve("@fontsource/ibm-plex-mono/package.json");

for (const weight of [400, 600]) {
  const source = new URL(`files/ibm-plex-mono-latin-${weight}-normal.woff2`, wholeFont);
  const subset = await makeSubset(await readFile(source), "truetype");
  renameInPlace(subset, "IBM Plex Mono", "Keypace Mono1");
  renameInPlace(subset, "IBMPlexMono", "KeypaceMono");
  await writeFile(
    new URL(`../src/styles/fonts/keypace-mono-${weight}.woff2`, import.meta.url),
    await makeSubset(subset, "woff2"),
  );
}

function makeSubset(font: Buffer, targetFormat: "truetype" | "woff2"): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat, noLayoutClosure: true });
}

/** Changes a font's names, which stand as UTF-16 in big-endian order, to others of the same length. */
function renameInPlace(font: Buffer, from: string, to: string): void {
  const [before, after] = [from, to].map((name) => Buffer.from(name, "utf16le").swap16());
  if (!before || !after || before.length !== after.length) {
    throw new Error("Names differ in length.");
  }
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at)) after.copy(font, at);
}

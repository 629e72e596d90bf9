/**
 * Makes the font files of the site from IBM Plex Mono, under a name of our own because its licence
 * reserves "Plex" for the whole font: two that every page starts with, which have only the characters of
 * passages, statistics, headings and keys, and two for each set of further letters. Run it by hand when a
 * set changes (`npm run fonts`); commit its output.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { letterSets, lettersOf } from "../src/exercises/load-faces.ts";

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const opening = `${printableAscii.join("")}±×÷·–—‘’“”…←↑→↓↵≈≤≥©°`;

const wholeFont = import.meta.resolve("@fontsource/ibm-plex-mono/package.json");
const basicPlane = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));

for (const weight of [400, 600]) {
  await makeFont("latin", weight, opening, `keypace-mono-${weight}`);
  for (const [name, range] of Object.entries(letterSets)) {
    const letters = lettersOf(range);
    const characters = basicPlane.filter((character) => letters.test(character)).join("");
    const part = name === "latin-extended" ? "latin-ext" : name;
    await makeFont(part, weight, characters, `keypace-mono-${name}-${weight}`);
  }
}

async function makeFont(part: string, weight: number, characters: string, name: string) {
  const source = new URL(`files/ibm-plex-mono-${part}-${weight}-normal.woff2`, wholeFont);
  const subset = await makeSubset(await readFile(source), characters, "truetype");
  renameInPlace(subset, "IBM Plex Mono", "Keypace Mono1");
  renameInPlace(subset, "IBMPlexMono", "KeypaceMono");
  await writeFile(
    new URL(`../src/styles/fonts/${name}.woff2`, import.meta.url),
    await makeSubset(subset, characters, "woff2"),
  );
}

function makeSubset(
  font: Buffer,
  characters: string,
  targetFormat: "truetype" | "woff2",
): Promise<Buffer> {
  // Only the semibold face has this table. On Linux, hinted lines would take other heights from it.
  const dropTables = ["VDMX"];
  return subsetFont(font, characters, { targetFormat, noLayoutClosure: true, dropTables });
}

/** Replaces a font's names, which are UTF-16 in big-endian order, by others of the same length. */
function renameInPlace(font: Buffer, from: string, to: string): void {
  const [before, after] = [from, to].map((name) => Buffer.from(name, "utf16le").swap16());
  if (!before || !after || before.length !== after.length) {
    throw new Error("Names differ in length.");
  }
  for (let at = font.indexOf(before); at >= 0; at = font.indexOf(before, at)) after.copy(font, at);
}

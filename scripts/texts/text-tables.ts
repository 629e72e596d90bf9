import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Bounds, type Criteria, criteriaOf } from "./criteria.ts";
import type { Language, LanguageTexts } from "../../src/content/languages/languages.ts";
import { averageOf, type Measures, measuresOf } from "./measures.ts";
import { type Level, levelNames } from "../../src/content/passages.ts";

/**
 * The measures of the texts of each language, with the criteria in brackets, as Markdown: a row for each
 * level, then a row for the words and bytes of each language.
 */
export async function textTables(languages: readonly Language[]): Promise<string> {
  const loaded = await Promise.all(
    languages.map(async (language) => ({ language, texts: await language.load() })),
  );
  const measured = loaded.flatMap(({ language, texts }) => {
    const criteria = criteriaOf(language, texts);
    return levelNames.map((level) =>
      levelRow(language, level, measuresOf(language, texts.sentences[level]), criteria[level]),
    );
  });
  return [...levelHead, ...measured, "", ...sizeHead, ...loaded.map(sizeRow), ""].join("\n");
}

const levelHead = [
  row(
    "Language",
    "Level",
    "Sentences",
    "Characters",
    "Letters per word",
    "Longest word",
    "Capitals inside",
    "With digits",
    "Kinds of punctuation",
    "Plain letters",
  ),
  row("---", "---", "--:", "--:", "--:", "--:", "--:", "--:", "--:", "--:"),
];

function levelRow(
  language: Language,
  level: Level,
  all: readonly Measures[],
  criteria: Criteria,
): string {
  const characters = all.map(({ graphemes }) => graphemes);
  const longest = Math.max(...all.map(({ longestWord }) => longestWord));
  const withDigits = all.filter(({ digits }) => digits > 0).length / all.length;
  return row(
    language.englishName,
    level,
    `${all.length}`,
    `${Math.min(...characters)}–${Math.max(...characters)} ${bracketed(criteria.sentence)}`,
    `${averageOf(all, "lettersPerWord").toFixed(2)} ${bracketed(criteria.lettersPerWord)}`,
    `${longest} ${bracketed(criteria.longestWord)}`,
    `${averageOf(all, "capitalsInside").toFixed(1)} ${bracketed(criteria.averageCapitalsInside)}`,
    `${withDigits.toFixed(2)} ${bracketed(criteria.withDigits)}`,
    `${averageOf(all, "kindsOfMark").toFixed(1)} ${bracketed(criteria.kindsOfMark)}`,
    `${averageOf(all, "plainShare").toFixed(2)} ${bracketed(criteria.plainShare)}`,
  );
}

const sizeHead = [
  row("Language", "Common words", "Bytes, brotli", "Bytes, gzip"),
  row("---", "--:", "--:", "--:"),
];

function sizeRow({ language, texts }: { language: Language; texts: LanguageTexts }): string {
  const content = JSON.stringify(texts);
  const sizes = [brotliCompressSync(content), gzipSync(content, { level: 9 })];
  return row(
    language.englishName,
    texts.words.length.toLocaleString("en"),
    ...sizes.map(({ length }) => length.toLocaleString("en")),
  );
}

/** @returns an empty string for a criterion without bounds. */
function bracketed([least, most]: Bounds): string {
  if (least === 0 && most === Infinity) return "";
  const [low, high] = [least, most].map((bound) => `${Math.round(bound * 100) / 100}`);
  if (most === Infinity) return `(at least ${low})`;
  return least === 0 ? `(at most ${high})` : `(${low} to ${high})`;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.trim()).join(" | ")} |`;
}

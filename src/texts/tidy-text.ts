import { writtenNumber } from "../content/written-number.ts";
import { surplusMarks, withoutInvisibles } from "./without-invisibles.ts";
import { graphemesOf, segmenter } from "../engine/trial/graphemes.ts";

/** What was changed in a text. */
export interface TidyChange {
  readonly kind: TidiedKind;
  /** How many of them; for `cut`, how many characters are left. */
  readonly count: number;
}

/** Why a text cannot be typed: it has no characters, no visible ones, or only one. */
export type TextProblem = "empty" | "blank" | "single";

export interface TidiedText {
  readonly text: string;
  readonly changes: readonly TidyChange[];
}

/** In graphemes. */
export const longestText = 100_000;

// Lone surrogates, replacement characters, and characters of single fonts, such as bullets of Word.
const brokenCharacters = /[\p{Surrogate}\p{Private_Use}\ufffc\ufffd]/gu;
const foreignLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Includes the blank cell of Braille, which separates words.
const specialSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/g;
// A soft hyphen is visible only at the end of a line.
const visibleSoftHyphens = /\u00ad(?=\n)/g;
const bullets = /^( *)[•‣⁃◦▪●](?= )/gm;

/**
 * Forms that keyboards do not enter, for one character or several: digraphs, radicals of Chinese characters,
 * ligatures and Arabic shapes, as in PDF files; letters of mathematics; an ellipsis.
 */
const compatibilityForms =
  /[\u0132\u0133\u0149\u01c4-\u01cc\u01f1-\u01f3\u2f00-\u2fd5\ufb00-\ufefc\u{1d400}-\u{1d7ff}…]/gu;

/** Input methods for Chinese and Japanese enter an ellipsis. */
const hanOrKana = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * A text as it can be typed: lines end in a line feed, there is one plain space between words and none
 * at either end of a line, at most one empty line between paragraphs, nothing invisible except the
 * joiners that a script or an emoji needs, plain characters for forms that keyboards do not enter, and at
 * most {@link longestText} graphemes.
 *
 * If lines are kept, as for code, indentation and repeated spaces stay, and a tab at the start is as wide
 * as four spaces.
 *
 * The text is in Normalization Form C, which is not reported, because it looks the same.
 */
export function tidyText(text: string, keepsLines = false): TidiedText | TextProblem {
  const tidied = tidyAnyText(text, keepsLines, true);
  return problemOf(text, tidied.text) ?? tidied;
}

/**
 * Tidies a text as {@link tidyText} does, even if nothing or only one character of it is left. One that is
 * only read keeps what keyboards lack.
 */
export function tidyAnyText(text: string, keepsLines = false, isTyped = false): TidiedText {
  const changes: TidyChange[] = [];
  const note = (kind: TidiedKind, count: number) => {
    if (count > 0) changes.push({ kind, count });
  };
  const replace = (from: string, kind: TidiedKind, pattern: RegExp, replacement: string) => {
    note(kind, from.match(pattern)?.length ?? 0);
    return from.replaceAll(pattern, replacement);
  };
  const shorten = (from: string, kind: TidiedKind, shortened: string) => {
    note(kind, from.length - shortened.length);
    return shortened;
  };

  let tidy = replace(text, "brokenCharacters", brokenCharacters, "");
  tidy = replace(tidy, "lineEnds", foreignLineEnds, "\n");
  if (isTyped) {
    const plain = withoutCompatibilityForms(tidy);
    note("compatibilityForms", plain.count);
    tidy = plain.text;
  }
  const visible = withoutInvisibles(tidy.replaceAll(visibleSoftHyphens, "-"));
  note("invisibles", Array.from(tidy).length - Array.from(visible).length);
  tidy = shorten(visible, "surplusMarks", visible.replaceAll(surplusMarks, ""));
  note("tabs", tidy.match(/\t/g)?.length ?? 0);
  tidy = keepsLines ? withTabsAsSpaces(tidy) : tidy.replaceAll("\t", " ");
  tidy = replace(tidy, "specialSpaces", specialSpaces, " ");
  const trimmed = withLines(tidy, (line) => (keepsLines ? line.trimEnd() : line.trim()));
  tidy = shorten(tidy, "edgeSpaces", trimmed);
  tidy = keepsLines
    ? shorten(tidy, "margins", withoutMargin(tidy))
    : shorten(tidy, "repeatedSpaces", tidy.replaceAll(/ {2,}/g, " "));
  if (isTyped) tidy = replace(tidy, "bullets", bullets, "$1-");
  // A line end that closes the last line leaves no empty line.
  tidy = tidy.replace(/\n$/, "");
  tidy = shorten(tidy, "emptyLines", tidy.trim().replaceAll(/\n{3,}/g, "\n\n"));
  tidy = tidy.normalize("NFC");

  const cut = cutText(tidy, longestText);
  if (cut !== null) note("cut", graphemesOf(cut).length);
  return { text: cut ?? tidy, changes };
}

function withoutCompatibilityForms(text: string): {
  readonly text: string;
  readonly count: number;
} {
  const keepsEllipses = hanOrKana.test(text);
  let count = 0;
  const plain = text.replaceAll(compatibilityForms, (form) => {
    const characters = form === "…" && keepsEllipses ? form : form.normalize("NFKC");
    if (characters !== form) count += 1;
    return characters;
  });
  return { text: plain, count };
}

/** Changes each line. An expression such as / +$/gm takes quadratic time on a long run of spaces. */
function withLines(text: string, change: (line: string) => string): string {
  return text.split("\n").map(change).join("\n");
}

/** A tab at the start of a line reaches to the next multiple of four columns; any other is a space. */
function withTabsAsSpaces(text: string): string {
  return withLines(text, (line) => {
    let indentation = "";
    let from = 0;
    for (; line[from] === " " || line[from] === "\t"; from += 1) {
      indentation += line[from] === " " ? " " : " ".repeat(4 - (indentation.length % 4));
    }
    return indentation + line.slice(from).replaceAll("\t", " ");
  });
}

/** The text without the spaces at the start of all lines, and of the first line. */
function withoutMargin(text: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const margin = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
  return withLines(text, (line) => line.slice(margin)).replace(/^(\n*) +/, "$1");
}

function problemOf(text: string, tidy: string): TextProblem | null {
  if (text === "") return "empty";
  if (tidy === "") return "blank";
  return firstGraphemes(tidy, 1) === tidy ? "single" : null;
}

/** A change as a sentence: "12 tabs became spaces." */
export function tidySentence({ kind, count }: TidyChange): string {
  return sentences[kind]
    .replaceAll(/\{(.*?)\|(.*?)\}/g, count === 1 ? "$1" : "$2")
    .replace("#", writtenNumber(count));
}

/** What tidying changes. In braces: the singular and the plural. */
const sentences = {
  brokenCharacters: "# unreadable character{|s} {was|were} removed.",
  lineEnds: "# line ending{|s} {was|were} converted.",
  compatibilityForms:
    "# character{|s} that keyboards lack, such as {a ligature|ligatures}, became {a plain one|plain ones}.",
  invisibles: "# invisible character{|s} {was|were} removed.",
  surplusMarks: "# accent{|s} beyond the first 30 of a character {was|were} removed.",
  tabs: "# tab{|s} became {a space|spaces}.",
  specialSpaces:
    "# special space{|s}, such as {a no-break space|no-break spaces}, became {a plain one|plain ones}.",
  edgeSpaces: "# space{|s} at the start or end of a line {was|were} removed.",
  repeatedSpaces: "# repeated space{|s} {was|were} removed.",
  emptyLines: "# empty line{|s} {was|were} removed.",
  margins: "# space{|s} {was|were} removed from the left margin.",
  bullets: "# bullet{|s} became {a hyphen|hyphens}.",
  cut: `Texts are limited to ${writtenNumber(longestText)} characters, so only the first {is|# are} kept.`,
  wrappedLines: "# line ending{|s} within {a paragraph was|paragraphs were} removed.",
};

type TidiedKind = keyof typeof sentences;

export const textProblemSentences: Readonly<Record<TextProblem, string>> = {
  empty: "There is no text yet. Type or paste one, or open a file.",
  blank: "There is nothing to type here: the text contains only spaces or invisible characters.",
  single: "One character is too short to time. Enter at least two.",
};

/** Whether a text has several lines, at least half of which look like code. */
export function looksLikeCode(text: string): boolean {
  const lines = text.split("\n", mostLines).filter((line) => line.trim() !== "");
  const code = lines.filter((line) => signs.some((sign) => sign.test(line)));
  return lines.length > 1 && code.length * 2 >= lines.length;
}

/** The number of lines that is enough to decide. */
const mostLines = 200;

/** None reads beyond the next bracket of its kind, so that long lines of brackets take no longer than others. */
const signs: readonly RegExp[] = [
  // Brackets and semicolons at the end, as in C; but not a semicolon of prose.
  /[{}[\]\\]\s*$|[)\]"'\w]\s*;\s*$|^\s*[)}\]]/,
  // Calls, assignments, comparisons, arrows.
  /\w\([^()]*[()]|[\w\])] *[-+*/|&%:]?= *\S|[=!<>]=|=>|->|::|&&|\|\|/,
  // Variables and lines of a shell.
  /\$[{(a-z_]|;\s*(?:then|do)\s*$|^\s*(?:done|fi|esac|end|continue|break)\s*$/i,
  // Tags, comments, directives.
  /<\/?[a-z][^<>]*>|^\s*(?:\/\/|\/\*|#!|#include\b|@[a-z])/i,
  // The first words of statements.
  /^\s*(?:def|class|import|from|return|function|const|let|var|fn|func|use|pub|for|while|if|elif|else|try|switch|case|print|echo|done|fi|end)\b.*[:;{([]\s*$/,
  /^\s*(?:SELECT|FROM|WHERE|JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|INSERT INTO|UPDATE|CREATE TABLE)\b/,
];

const plainAscii = /^[\n -~]*$/;

/** How far before the cut to look for the end of a word, in code units. */
const nearness = 100;

/**
 * At most `most` graphemes from the start of a text, up to the end of a word if one is close; `null` if
 * the text is not longer than that.
 */
export function cutText(text: string, most: number): string | null {
  const beginning = firstGraphemes(text, most);
  if (beginning.length === text.length) return null;
  const isWordEnd = /^\s/.test(text.slice(beginning.length));
  const wordEnd = isWordEnd ? beginning.length : beginning.search(/\s\S*$/);
  const isNear = wordEnd > 0 && wordEnd >= beginning.length - nearness;
  return beginning.slice(0, isNear ? wordEnd : beginning.length).trimEnd();
}

/** The first graphemes of a text; the rest is not segmented, because segmenting is slow. */
export function firstGraphemes(text: string, count: number): string {
  if (text.length <= count) return text;
  if (plainAscii.test(text)) return text.slice(0, count);
  let seen = 0;
  let units = 0;
  for (const { segment } of segmenter().segment(text)) {
    if (seen === count) return text.slice(0, units);
    seen += 1;
    units += segment.length;
  }
  return text;
}

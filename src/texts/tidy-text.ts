import { writtenNumber } from "../content/written-number.ts";
import { surplusMarks, withoutInvisibles } from "./without-invisibles.ts";
import { segmenter } from "../engine/trial/graphemes.ts";

export interface TidiedText {
  readonly text: string;
  /** Whether the text was longer than the limit. */
  readonly isCut: boolean;
  /** What was changed, and how often. */
  readonly changes: readonly string[];
}

/** In graphemes. */
export const maxTextLength = 100_000;

export const cutSentence = `Texts are limited to ${writtenNumber(maxTextLength)} characters, so only the beginning was kept.`;

export const tooShortSentence = "A text needs at least two visible characters.";

/** What tidying changes. */
const changeNames = {
  removed: "Unreadable or invisible characters removed",
  plain: "Special characters, such as tabs and ligatures, made plain",
  blanks: "Surplus spaces and line endings removed",
};

// Lone surrogates, replacement characters, and characters of single fonts, such as bullets of Word.
const brokenCharacters = /[\p{Surrogate}\p{Private_Use}\ufffc\ufffd]/gu;
const foreignLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Includes the blank cell of Braille, which separates words.
const specialSpaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/g;
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
 * most {@link maxTextLength} graphemes.
 *
 * If lines are kept, as for code, indentation and repeated spaces stay, and a tab at the start is as wide
 * as four spaces.
 *
 * The text is in Normalization Form C. What looks the same afterwards is not reported.
 *
 * @returns `null` for fewer than two characters, which are too short to time.
 */
export function tidyText(text: string, keepsLines = false): TidiedText | null {
  const counts = { removed: 0, plain: 0, blanks: 0 };
  let tidy = text.replaceAll(foreignLineEnds, "\n");

  function makePlain(pattern: RegExp, replacement: string) {
    counts.plain += tidy.match(pattern)?.length ?? 0;
    tidy = tidy.replaceAll(pattern, replacement);
  }

  const keepsEllipses = hanOrKana.test(tidy);
  tidy = tidy.replaceAll(compatibilityForms, (form) => {
    const plain = form === "…" && keepsEllipses ? form : form.normalize("NFKC");
    if (plain !== form) counts.plain += 1;
    return plain;
  });
  tidy = tidy.replaceAll(visibleSoftHyphens, "-");
  const whole = tidy;
  tidy = withoutInvisibles(tidy.replaceAll(brokenCharacters, "")).replaceAll(surplusMarks, "");
  counts.removed = Array.from(whole).length - Array.from(tidy).length;

  if (keepsLines) tidy = tidy.replaceAll(/^[ \t]+/gm, withoutTabs);
  makePlain(specialSpaces, " ");
  makePlain(bullets, "$1-");
  // A line end that closes the last line leaves no empty line.
  const { length } = tidy.replace(/\n$/, "");
  tidy = withoutBlanks(tidy, keepsLines);
  counts.blanks = length - tidy.length;

  tidy = tidy.normalize("NFC");
  if (firstGraphemes(tidy, 1) === tidy) return null;
  const cut = cutText(tidy, maxTextLength);
  const changes = (["removed", "plain", "blanks"] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${changeNames[kind]}: ${writtenNumber(counts[kind])}`);
  return {
    text: cut ?? tidy,
    isCut: cut !== null,
    changes: cut === null ? changes : [...changes, cutSentence],
  };
}

/** Tabs reach to the next multiple of four columns. */
function withoutTabs(indentation: string): string {
  return indentation.replaceAll(/ {4}| {0,3}\t/g, " ".repeat(4));
}

function withoutBlanks(text: string, keepsLines: boolean): string {
  // No expression such as / +$/gm, which takes quadratic time on a long run of spaces.
  let lines = text.split("\n").map((line) => (keepsLines ? line.trimEnd() : line.trim()));
  if (keepsLines) {
    const indents = lines.filter(Boolean).map((line) => line.length - line.trimStart().length);
    const margin = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
    lines = lines.map((line) => line.slice(margin));
  } else lines = lines.map((line) => line.replaceAll(/ {2,}/g, " "));
  return lines
    .join("\n")
    .trim()
    .replaceAll(/\n{3,}/g, "\n\n");
}

/** Whether a text has several lines, at least half of which look like code. */
export function looksLikeCode(text: string): boolean {
  const lines = text.split("\n", maxLines).filter((line) => line.trim() !== "");
  const code = lines.filter((line) => signs.some((sign) => sign.test(line)));
  return lines.length > 1 && code.length * 2 >= lines.length;
}

/** The number of lines that is enough to decide. */
const maxLines = 200;

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

/**
 * At most `maxLength` graphemes from the start of a text, up to the end of a word if one is close; `null` if
 * the text is not longer than that.
 */
export function cutText(text: string, maxLength: number): string | null {
  const beginning = firstGraphemes(text, maxLength);
  if (beginning.length === text.length) return null;
  const isWordEnd = /^\s/.test(text.slice(beginning.length));
  return (isWordEnd ? beginning : beginning.replace(/\s\S{0,100}$/, "")).trimEnd();
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

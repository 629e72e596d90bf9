import { cutText, firstGraphemes } from "./cut-text.ts";
import { withoutInvisibles } from "./without-invisibles.ts";

/** What was done to a text, by the kind of thing that was found in it. */
export type TidiedKind =
  | "brokenCharacters"
  | "lineEnds"
  | "invisibles"
  | "tabs"
  | "specialSpaces"
  | "edgeSpaces"
  | "repeatedSpaces"
  | "emptyLines"
  | "margins"
  | "cut";

export interface TidyChange {
  readonly kind: TidiedKind;
  /** How many of them; for `cut`, how many characters are left. */
  readonly count: number;
}

/** Why a text cannot be typed: it has no character, none that can be seen, or only one. */
export type TextProblem = "empty" | "blank" | "single";

export type TidyResult =
  | { readonly kind: "text"; readonly text: string; readonly changes: readonly TidyChange[] }
  | { readonly kind: "problem"; readonly problem: TextProblem };

/** In graphemes. */
export const longestText = 100_000;

// Lone surrogates, and what stands where decoding failed or an object was.
const brokenCharacters = /[\p{Surrogate}\ufffc\ufffd]/gu;
const foreignLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// The blank cell of Braille as well, which stands between words.
const specialSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/g;

/**
 * A text as it can be typed: lines end in a line feed, one plain space stands between words and none
 * at either end of a line, at most one empty line between paragraphs, nothing invisible but the
 * joiners that a script or an emoji needs, at most {@link longestText} graphemes.
 *
 * Of lines that are kept, as those of code, indentation and spaces within stay, and a tab at the start
 * is as wide as four of them.
 *
 * It is in Normalization Form C; canonically equivalent characters look alike, so that is not told
 * as a change.
 */
export function tidyText(text: string, keepsLines = false): TidyResult {
  const changes: TidyChange[] = [];
  const tell = (kind: TidiedKind, count: number) => {
    if (count > 0) changes.push({ kind, count });
  };
  const replace = (from: string, kind: TidiedKind, pattern: RegExp, replacement: string) => {
    tell(kind, from.match(pattern)?.length ?? 0);
    return from.replaceAll(pattern, replacement);
  };
  const shorten = (from: string, kind: TidiedKind, shortened: string) => {
    tell(kind, from.length - shortened.length);
    return shortened;
  };

  let tidy = replace(text, "brokenCharacters", brokenCharacters, "");
  tidy = replace(tidy, "lineEnds", foreignLineEnds, "\n");
  const visible = withoutInvisibles(tidy);
  tell("invisibles", visible.count);
  tidy = visible.text;
  tell("tabs", tidy.match(/\t/g)?.length ?? 0);
  tidy = keepsLines ? withTabsAsSpaces(tidy) : tidy.replaceAll("\t", " ");
  tidy = replace(tidy, "specialSpaces", specialSpaces, " ");
  if (keepsLines) {
    tidy = shorten(
      tidy,
      "edgeSpaces",
      withLines(tidy, (line) => line.trimEnd()),
    );
    tidy = shorten(tidy, "margins", withoutMargin(tidy));
  } else {
    tidy = shorten(
      tidy,
      "edgeSpaces",
      withLines(tidy, (line) => line.trim()),
    );
    tidy = shorten(tidy, "repeatedSpaces", tidy.replaceAll(/ {2,}/g, " "));
  }
  tidy = shorten(tidy, "emptyLines", tidy.trim().replaceAll(/\n{3,}/g, "\n\n"));
  tidy = tidy.normalize("NFC");

  const problem = problemOf(text, tidy);
  if (problem) return { kind: "problem", problem };
  const cut = cutText(tidy, longestText);
  if (cut) tell("cut", cut.length);
  return { kind: "text", text: cut?.text ?? tidy, changes };
}

/** Each line changed. Not by an expression such as / +$/gm, which takes quadratic time on a long run of spaces. */
function withLines(text: string, change: (line: string) => string): string {
  return text.split("\n").map(change).join("\n");
}

/** Of tabs at a line's start each reaches to the next of the columns four apart; others are a space. */
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

/** The text without the spaces that all its lines begin with, and without those that the first one does. */
function withoutMargin(text: string): string {
  const lines = text.split("\n").filter((line) => line !== "");
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const margin = indents.reduce((least, indent) => Math.min(least, indent), Infinity);
  return withLines(text, (line) => line.slice(margin)).replace(/^\n* +/, "");
}

function problemOf(text: string, tidy: string): TextProblem | null {
  if (text === "") return "empty";
  if (tidy === "") return "blank";
  return firstGraphemes(tidy, 1) === tidy ? "single" : null;
}

import { writtenNumber } from "../content/written-number.ts";
import type { TidiedText } from "./tidy-text.ts";

/** In code units; nothing wraps a text into shorter lines. */
const minWidth = 40;

/** A line shorter than this share of the longest one may end its paragraph. */
const shareOfShort = 0.7;

const sentenceEnd = /[.!?:;…]["'”’»)\]]*$/;
const smallLetter = /^\p{Lowercase_Letter}/u;
const listItem = /^(?:[-*+#>|–—]|\p{Number}+[.)])/u;

/**
 * A tidied text without the line ends that a PDF file, an e-mail or a terminal put into its paragraphs. A
 * hyphen that divides a word goes too.
 */
export function withoutWrappedLines(tidied: TidiedText): TidiedText {
  const { text, changes } = tidied;
  const [first = "", ...others] = text.split("\n");
  const lines = others.map((next, index) => ({ line: others[index - 1] ?? first, next }));
  const width = widthOfWrapped(lines.filter(({ line, next }) => line !== "" && next !== ""));
  if (width === null) return tidied;
  let count = 0;
  let joined = first;
  for (const { line, next } of lines) {
    const isShort = line.length < width * shareOfShort;
    const endsHere = isShort && (sentenceEnd.test(line) || !smallLetter.test(next));
    if (line === "" || next === "" || endsHere || listItem.test(next)) {
      joined += `\n${next}`;
      continue;
    }
    count += 1;
    if (/\p{Letter}[-‐]$/u.test(line)) {
      joined = (smallLetter.test(next) ? joined.slice(0, -1) : joined) + next;
    } else joined += ` ${next}`;
  }
  const change = `Line endings within paragraphs removed: ${writtenNumber(count)}`;
  return { ...tidied, text: joined, changes: [...changes, change] };
}

/**
 * The length of the longest line, if the lines look wrapped: a third are long and end no sentence, and most
 * of those continue with a small letter. `null` if they do not.
 */
function widthOfWrapped(
  lines: readonly { readonly line: string; readonly next: string }[],
): number | null {
  const open = lines.filter(({ line }) => line.length >= minWidth && !sentenceEnd.test(line));
  const continued = open.filter(({ next }) => smallLetter.test(next));
  if (open.length * 3 < lines.length || continued.length * 2 < open.length) return null;
  if (continued.length === 0) return null;
  return lines.reduce((width, { line }) => Math.max(width, line.length), 0);
}

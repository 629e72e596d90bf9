import type { Span } from "../../engine/trial/edit.ts";

/** About so many characters are shown at a time. */
const pageLength = 360;

/** Pages end with a word where one ends within so many characters. */
const longestWord = 40;

/**
 * The page of a text on which a position lies, as of a book: a long text is shown page by page, so that
 * it stands still while it is typed. A position at the end of a full page lies on the next one.
 */
export function pageAround(text: readonly string[], position: number): Span {
  let start = 0;
  let end = pageEnd(text, start);
  while (position >= end && end < text.length) {
    start = end;
    end = pageEnd(text, start);
  }
  return { start, end };
}

function pageEnd(text: readonly string[], start: number): number {
  const end = Math.min(text.length, start + pageLength);
  if (end === text.length) return end;
  const tail = text.slice(end - longestWord, end);
  const word = tail.findLastIndex((character) => character.trim() === "");
  return word < 0 ? end : end - longestWord + word + 1;
}

import { graphemesOf, segmenter } from "../engine/trial/graphemes.ts";

const plainAscii = /^[\n -~]*$/;

/** How far before the cut to look for the end of a word, in code units. */
const nearness = 100;

export interface CutText {
  readonly text: string;
  /** In graphemes. */
  readonly length: number;
}

/**
 * The first graphemes of a text, at most so many, up to the end of a word if one is close.
 *
 * @returns `null` if the text is not longer than that.
 */
export function cutText(text: string, most: number): CutText | null {
  const beginning = firstGraphemes(text, most);
  if (beginning.length === text.length) return null;
  const isWordEnd = /^\s/.test(text.slice(beginning.length));
  const wordEnd = isWordEnd ? beginning.length : beginning.search(/\s\S*$/);
  const isNear = wordEnd > 0 && wordEnd >= beginning.length - nearness;
  const cut = beginning.slice(0, isNear ? wordEnd : beginning.length).trimEnd();
  return { text: cut, length: graphemesOf(cut).length };
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

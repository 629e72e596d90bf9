import { graphemesOf, segmenter } from "../engine/trial/graphemes.ts";

const plainAscii = /^[\n -~]*$/;

/** How many code units before its end a cut text looks for the end of a word. */
const nearness = 100;

export interface CutText {
  readonly text: string;
  /** In graphemes. */
  readonly length: number;
}

/**
 * The text's beginning of at most so many graphemes, up to the last end of a word if there is one
 * close before.
 *
 * @returns `null` when the text is no longer than that, so nothing needs to be cut.
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

/** The text's first graphemes; no more of it is looked at, since telling them apart is slow. */
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

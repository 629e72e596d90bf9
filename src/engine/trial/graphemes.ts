let made: Intl.Segmenter | undefined;

/**
 * Made once it is asked for: to make one takes longer than all else with which a test starts.
 *
 * @returns `null` where the browser has none, as Firefox before 125, or refuses.
 */
export function segmenter(): Intl.Segmenter | null {
  try {
    return (made ??= new Intl.Segmenter(undefined, { granularity: "grapheme" }));
  } catch {
    return null;
  }
}

// Latin, Greek and Cyrillic letters, kana, Han and Hangul: none of them joins another, as marks do.
const eachOfItsOwn =
  /^[\0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;

// Everything that Unicode calls a control character, except the line feed.
// oxlint-disable-next-line no-control-regex -- these are the very characters to be dropped
const controlCharacters = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/** Whether each code unit of a text is a character to its reader, which is known at a glance. */
export function isOfSingleUnits(text: string): boolean {
  return eachOfItsOwn.test(text) && !text.includes("\r");
}

/**
 * Splits a text into user-perceived characters (extended grapheme clusters, Unicode Annex 29):
 * an emoji with its joiners or a letter with its accents is one, as a typist sees it. Where the
 * browser cannot tell, it is code points.
 */
export function graphemesOf(text: string): readonly string[] {
  // The segmenter is some ten times slower than a split.
  if (isOfSingleUnits(text)) return text.split("");
  const segments = segmenter()?.segment(text);
  return segments ? Array.from(segments, ({ segment }) => segment) : Array.from(text);
}

/**
 * The characters of a text to be typed: its graphemes, but a line end and the indentation after it are
 * one, which Enter types. So the indentation is given, and is in no count.
 */
export function presentedCharacters(text: string): readonly string[] {
  const graphemes = graphemesOf(text);
  if (!text.includes("\n ")) return graphemes;
  const characters: string[] = [];
  for (const grapheme of graphemes) {
    const last = characters.length - 1;
    const isIndentation = grapheme === " " && characters[last]?.startsWith("\n");
    if (isIndentation) characters[last] += grapheme;
    else characters.push(grapheme);
  }
  return characters;
}

/** The characters as they are typed: a line end without the indentation that is given with it. */
export function withoutIndentation(presented: readonly string[]): readonly string[] {
  return presented.map((character) => (character.startsWith("\n") ? "\n" : character));
}

/** How many spaces of the characters are indentation. */
export function indentationOf(presented: readonly string[]): number {
  const lineEnds = presented.filter((character) => character.startsWith("\n"));
  return lineEnds.join("").length - lineEnds.length;
}

/** The text with CRLF and CR as line feeds and without any other control character. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(controlCharacters, "");
}

let cachedSegmenter: Intl.Segmenter | undefined;

/** Splits texts into graphemes. Created at first use, because that takes longer than starting a test. */
export function segmenter(): Intl.Segmenter {
  return (cachedSegmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" }));
}

// Latin, Greek and Cyrillic letters, kana, Han and Hangul never combine with a neighbour, as marks do.
const neverCombining =
  /^[\0-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;

// All of Unicode's control characters except the line feed.
// oxlint-disable-next-line no-control-regex -- these are the very characters to be dropped
const controlCharacters = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/**
 * Splits a text into user-perceived characters (extended grapheme clusters, Unicode Annex 29):
 * an emoji with its joiners or a letter with its accents is one.
 */
export function graphemesOf(text: string): readonly string[] {
  // A split is some ten times faster than the segmenter.
  if (neverCombining.test(text) && !text.includes("\r")) return text.split("");
  return Array.from(segmenter().segment(text), ({ segment }) => segment);
}

/**
 * The characters of a presented text: its graphemes, but a line end and the indentation after it are one
 * character, typed with Enter. The indentation itself is neither typed nor counted.
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

/** The text with CRLF and CR as line feeds and without any other control character. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(controlCharacters, "");
}

/** The characters as they are typed: a line end without the indentation that follows it. */
export function withoutIndentation(presented: readonly string[]): readonly string[] {
  return presented.map((character) => (character.startsWith("\n") ? "\n" : character));
}

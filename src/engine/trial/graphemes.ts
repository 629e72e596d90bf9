const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const asciiOnly = /^[\0-\x7f]*$/;

// Everything that Unicode calls a control character, except the line feed.
// oxlint-disable-next-line no-control-regex -- these are the very characters to be dropped
const controlCharacters = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/**
 * Splits a text into user-perceived characters (extended grapheme clusters, Unicode Annex 29):
 * an emoji with its joiners or a letter with its accents is one, as a typist sees it.
 */
export function graphemesOf(text: string): readonly string[] {
  // The segmenter is some fifty times slower than a split, which is right for ASCII without CRLF.
  if (asciiOnly.test(text) && !text.includes("\r")) return text.split("");
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The text with CRLF and CR as line feeds and without any other control character. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").replaceAll(controlCharacters, "");
}

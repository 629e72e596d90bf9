/** A letter that runs from right to left: from Hebrew to the extended Arabic ones, and the forms of both that old encodings have. */
export const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * A text as a sentence in English cites it: one that runs from right to left is set apart by invisible
 * marks, without which the marks and figures beside it would stand at its other side.
 */
export function setApart(text: string): string {
  return rightToLeftLetter.test(text) ? `\u2068${text}\u2069` : text;
}

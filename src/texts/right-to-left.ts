/**
 * A letter that is written from right to left, by the ranges that Unicode keeps for them: Hebrew to Arabic
 * Extended, the presentation forms, and further scripts such as Adlam and Hanifi Rohingya.
 */
const rightToLeftLetter =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A quotation for an English sentence: right-to-left text in invisible isolates, because otherwise the
 * punctuation and figures beside it would move to its other side.
 */
export function bidiIsolated(text: string): string {
  return rightToLeftLetter.test(text) ? `\u2068${text}\u2069` : text;
}

/** The direction of a text by its first letter, as `dir="auto"` has it for an element that holds it all. */
export function textDirection(text: string): "ltr" | "rtl" {
  const [firstLetter = ""] = /\p{Letter}/u.exec(text) ?? [];
  return rightToLeftLetter.test(firstLetter) ? "rtl" : "ltr";
}

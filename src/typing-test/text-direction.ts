// From Hebrew to the extended Arabic letters, and the forms of both that old encodings have.
const startsRightToLeft = /^\P{Letter}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** The direction of a text by its first letter, as `dir="auto"` has it for an element that holds it all. */
export function textDirection(text: string): "ltr" | "rtl" {
  return startsRightToLeft.test(text) ? "rtl" : "ltr";
}
